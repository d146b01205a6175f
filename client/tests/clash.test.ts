/* Clash of Cultures without a page: the map, a battle as it is told, and how options are read. */

import { describe, expect, test } from "vitest";
import type { GameEvent, Option, Preview, RefusedOption } from "$/live";
import { amountsOf } from "$/parts/amounts";
import { borders, centre, spots } from "$/parts/hex";
import { read, used } from "$/tables/clash_of_cultures/battle";
import { effectOf, groupOf, kindOf, labelOf, meaningOf, NUMBERED, reasonOf, refusedLabelOf } from "$/tables/clash_of_cultures/choices";
import { hexesOf, unitsOf } from "$/tables/clash_of_cultures/facts";
import { faceOfDie, logOf, stepsOf } from "$/tables/clash_of_cultures/log";
import { cellOf, goalOf, hexOf, markOf, originOf } from "$/tables/clash_of_cultures/map";
import { lastEvent, statusStep } from "$/tables/clash_of_cultures/news";
import { tradeOf } from "$/tables/clash_of_cultures/trade";
import type { TableModel } from "$/tables/common/model.svelte";
import { pointsText } from "$/words/figures";


function option(...value: (string | number)[]): Option {
  return { value, text: value.join(" "), message: { id: `option-${String(value[0])}`, args: {} }, touches: [] };
}
function event(verb: string, values: Record<string, unknown> = {}): GameEvent {
  return { verb, rule: "COC-9.2", ...values };
}
/** A message as a test sees it: its id and its numbers. */
function told({ id, args }: { id: string; args: Record<string, number> }): string {
  return `${id} (${Object.entries(args).flat().join(" ")})`;
}
/** Only what the code under test looks at. */
function model(parts: Record<string, unknown>): TableModel {
  return parts as unknown as TableModel;
}

describe("the map", () => {
  test("every other column lies half a hex lower, as in the layouts", () => {
    const [left, right] = [centre(cellOf("D4")), centre(cellOf("E4"))];
    expect(left.x).not.toBe(right.x);
    expect(Math.abs(left.y - right.y)).toBeCloseTo(46 * (Math.sqrt(3) / 2));
    expect(centre(cellOf("B2")).y).toBe(centre(cellOf("D2")).y);
  });

  test("lines run around regions, those between two of them once", () => {
    const alone = borders([{ q: 0, r: 0, region: 1 }]);
    expect(alone.match(/M/g)).toHaveLength(6);
    const same = borders([{ q: 0, r: 0, region: 1 }, { q: 0, r: 1, region: 1 }]);
    expect(same.match(/M/g)).toHaveLength(10);
    const two = borders([{ q: 0, r: 0, region: 1 }, { q: 0, r: 1, region: 2 }]);
    expect(two.match(/M/g)).toHaveLength(11);
    expect(borders([{ q: 0, r: 0 }])).toBe("");
  });

  test("pieces on a hex do not lie on each other, and all stay on it", () => {
    for (const besideCity of [false, true]) {
      for (let count = 1; count <= 6; count += 1) {
        const found = spots(count, besideCity);
        expect(found).toHaveLength(count);
        expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
        for (const { x, y, scale } of found) expect(Math.hypot(x, y) + 14 * scale).toBeLessThan(50);
      }
    }
  });
});

describe("options", () => {
  test("the hexes of an option are its words that are hexes", () => {
    expect(hexesOf(option("construct", "port", "D4"))).toEqual(["D4"]);
    expect(hexesOf(option("raid", "D4", "E5"))).toEqual(["D4", "E5"]);
    expect(hexesOf(option("advance", "writing"))).toEqual([]);
  });

  test("units are read from their notation, and what is no unit is not", () => {
    expect(unitsOf("settler1-infantry2")).toEqual([["settler", 1], ["infantry", 2]]);
    expect(unitsOf("dragon3")).toEqual([]);
  });

  test("deeds are listed by their word, single ones by themselves", () => {
    expect(kindOf(option("construct", "port", "D4"))).toBe("construct");
    expect(kindOf(option("show_card", "action_01"))).toBe("give_card");
    expect(kindOf(option("move"))).toBeNull();
  });

  test("the ways a tile may lie would be taken for amounts, so the game says that they are none", () => {
    expect(amountsOf([option("turn", 0), option("turn", 1)])).not.toBeNull();
    expect(NUMBERED).toContain("turn");
  });

  test("advances that miss the same advance are refused together", () => {
    const refused = (ability: string, needs: string): RefusedOption => ({ ...option("advance", ability), refusal: { id: "refusal-advance-needs", args: { ability, ability2: needs }, rule: "COC-6.1" } });
    expect(groupOf(refused("navigation", "fishing"))).toBe(groupOf(refused("cartography", "fishing")));
    expect(groupOf(refused("navigation", "fishing"))).not.toBe(groupOf(refused("rituals", "myths")));
  });

  test("a step is chosen where it begins, or where it leads if all begin there", () => {
    const [here, there, elsewhere] = [option("raid", "G3", "F3"), option("raid", "G3", "F2"), option("raid", "B2", "B3")];
    const alone = model({ options: [here, there, option("no")], decision: { prompt: { id: "prompt-march" } } });
    expect([here, there].map((one) => hexOf(one, alone))).toEqual(["F3", "F2"]);
    expect(originOf(alone).hex).toBe("G3");
    const several = model({ options: [here, there, elsewhere], decision: { prompt: { id: "prompt-march" } } });
    expect([here, there, elsewhere].map((one) => hexOf(one, several))).toEqual(["G3", "G3", "B2"]);
    expect(originOf(several).hex).toBeNull();
  });

  test("cultural influence goes from the city that is chosen to the one that is named", () => {
    const asked = model({ options: [option("from", "C2"), option("from", "D1")], decision: { prompt: { id: "prompt-influence-from", args: { hex: "G2" } } } });
    expect(goalOf(asked)).toBe("G2");
    expect(originOf(asked).hex).toBeNull();
  });

  test("a city that is asked for is marked with what happens to it", () => {
    const asked = (id: string): TableModel => model({ decision: { prompt: { id } }, words: { has: () => true }, text: (word: string) => word });
    expect(["prompt-hero", "prompt-exhaust", "prompt-fire"].map((id) => markOf(option("city", "D4"), asked(id)))).toEqual(["mark-raise", "mark-exhaust", "mark-city"]);
  });

  test("an objective says what it takes, also where it is refused", () => {
    const words = { text: (id: string) => id, has: () => true, render: told };
    const cards = new Map([["objective_27", { text: [{ id: "text-part", args: { name: { id: "card-city-founder", args: {} }, says: { id: "effect-city-founder", args: { hexes: 5 } } } }] }]]);
    const goal: RefusedOption = { ...option("complete", "objective_01", "city_founder"), refusal: { id: "refusal-goal-not-met", args: {}, rule: "COC-12.2" } };
    const say = ({ id }: { id: string }): unknown => [{ kind: "text", text: id }];
    const deciding = model({ words, cards, say, decision: { refused: [goal] } });
    expect(labelOf(goal, deciding)).toEqual([{ kind: "text", text: "card-city-founder" }]);
    expect(effectOf(goal, deciding)).toBe("effect-city-founder (hexes 5)");
    expect(refusedLabelOf(goal, deciding)).toEqual(labelOf(goal, deciding));
    expect(reasonOf(goal, deciding).map((part) => part.kind === "text" && part.text).join("")).toBe("effect-city-founder (hexes 5) refusal-goal-not-met");
  });

  test("an advance says what it does once it is chosen", () => {
    const words = { text: (id: string) => id, has: () => true, render: told };
    const cards = new Map([["arts", { text: [{ id: "effect-arts", args: { culture: 1 } }] }]]);
    const arts = option("advance", "arts");
    expect(meaningOf(arts, model({ words, cards, selected: "advance arts" }))).toBe("effect-arts (culture 1)");
    expect(meaningOf(arts, model({ words, cards, selected: "advance writing" }))).toBe("");
    expect(meaningOf(option("collect", "D4"), model({ words, cards, selected: "collect D4" }))).toBe("");
  });

  test("half points are written as halves", () => {
    expect([0, 0.5, 7, 14.5].map(pointsText)).toEqual(["0", "½", "7", "14½"]);
  });
});

describe("a battle", () => {
  const told = [
    event("battle", { owner: 0, seat: 0, owner2: 4, rival: null, hex: "E5", units: ["infantry2", "leader1"], units2: ["infantry1"] }),
    event("steel-weapons", { seat: 0, value: 2 }),
    event("combat-round", { round: 1 }),
    event("card-laid", { seat: 0 }),
    event("card-revealed", { seat: 0, card: "action_03", combat: "high_morale" }),
    event("dice-rolled", { owner: 0, seat: 0, dice: ["infantry_3", "leader_1", "infantry_6"] }),
    event("die-rerolled", { owner: 0, seat: 0, dice: ["cavalry_4"] }),
    event("dice-rolled", { owner: 4, seat: -1, dice: ["infantry_5"] }),
    event("combat-value", { owner: 0, seat: 0, value: 19, hits: 3 }),
    event("combat-value", { owner: 4, seat: -1, value: 6, hits: 1 }),
    event("hits-cancelled", { owner: 0, seat: 0, amount: 1 }),
    event("units-fell", { owner: 4, seat: -1, hex: "E5", units: ["infantry1"] }),
    event("battle-won", { owner: 0, seat: 0, hex: "E5" }),
    event("gained", { seat: 0, kind: "gold", amount: 1 }),
    event("turn", { seat: 1 }),
    event("gained", { seat: 1, kind: "food", amount: 1 }),
  ];

  test("is read side by side, round by round, up to its end", () => {
    const battle = read(told, "12 0");
    expect(battle?.sides.map((side) => side.owner)).toEqual([0, 4]);
    expect(battle?.before.map(({ verb }) => verb)).toEqual(["steel-weapons"]);
    expect(battle?.rounds).toHaveLength(1);
    const [attacker, defender] = battle?.rounds[0]?.parts ?? [];
    expect(attacker?.card).toEqual({ card: "action_03", combat: "high_morale" });
    expect(attacker).toMatchObject({ value: 19, hits: 3, cancelled: 1, fell: [] });
    expect(defender).toMatchObject({ value: 6, hits: 1, fell: [["infantry", 1]] });
    expect(battle?.ending).toEqual({ kind: "won", owner: 0 });
    expect(battle?.after.map(({ verb }) => verb)).toEqual(["gained"]);
  });

  test("the die of a leader is spent when it is rolled again", () => {
    const dice = read(told, "12 0")?.rounds[0]?.parts[0].dice ?? [];
    expect(dice.map(({ pips, spent }) => [pips, spent ?? false])).toEqual([[3, false], [1, true], [6, false], [4, false]]);
  });

  test("only as many dice use their icon as there are such units", () => {
    const battle = read(told, "12 0");
    const side = { owner: 0, units: [["infantry", 1] as const] };
    const dice = used(battle?.rounds[0]?.parts[0].dice ?? [], side, model({ text: (id: string) => id }));
    expect(dice.map(({ hit }) => hit)).toEqual([true, false, false, false]);
  });

  test("a face of a die is a unit and a number", () => {
    expect(faceOfDie("elephant_4")).toEqual({ value: 4, unit: "elephant" });
  });
});

describe("what is told", () => {
  const lines = [
    { number: 4, seat: 0, answer: null, events: [event("advanced", { seat: 0, ability: "arts" })] },
    { number: 5, seat: 1, answer: null, events: [event("advanced", { seat: 1 }), event("event-drawn", { seat: 1, card: "event_03_famine" }), event("lost", { seat: 1, kind: "food", amount: 1 }), event("turn", { seat: 0 })] },
  ];

  test("an event that a rival drew stays until I have answered", () => {
    const deciding = { prompt: { id: "prompt-deed" } };
    const drawn = lastEvent(model({ lines, viewer: 0, decision: deciding }));
    expect(drawn).toMatchObject({ card: "event_03_famine", seat: 1 });
    expect(drawn?.effects.map(({ verb }) => verb)).toEqual(["lost"]);
    const answered = [...lines, { number: 6, seat: 0, answer: null, events: [event("collected", { seat: 0, hex: "D4" })] }, { number: 7, seat: 0, answer: null, events: [event("gained", { seat: 0 })] }];
    expect(lastEvent(model({ lines: answered, viewer: 0, decision: deciding }))).toBeNull();
  });

  test("a deed that begins after an event is not told as its effect, and the event is not shown with its questions", () => {
    const begun = [
      { number: 5, seat: 1, answer: null, events: [event("advanced", { seat: 1 }), event("event-drawn", { seat: 1, card: "event_03_famine" }), event("lost", { seat: 1, kind: "food", amount: 1 })] },
      { number: 6, seat: 1, answer: null, events: [] },
      { number: 7, seat: 1, answer: null, events: [event("card-given-up", { seat: 1 }), event("gained", { seat: 1, kind: "gold", amount: 1 })] },
    ];
    const drawn = lastEvent(model({ lines: begun, viewer: 0, decision: { prompt: { id: "prompt-deed" } } }));
    expect(drawn?.effects.map(({ verb }) => verb)).toEqual(["lost"]);
    expect(lastEvent(model({ lines: begun, viewer: 1, decision: { prompt: { id: "prompt-gain" } } }))).toBeNull();
  });

  test("a line about somebody keeps the dash after the name", () => {
    const say = (): unknown => [{ kind: "seat", seat: 0, name: "Anna" }, { kind: "text", text: " – losses on E4: 1 infantry." }];
    const [line] = logOf({ number: 9, seat: 0, answer: null, events: [event("units-fell", { owner: 0, seat: 0, hex: "E4" })] }, model({ say, words: { has: () => false }, signOf: () => ({ kind: "battle", icon: "army" }) }));
    expect(line).toMatchObject({ seat: 0, kind: "battle", parts: [{ kind: "text", text: "– losses on E4: 1 infantry." }] });
  });

  test("what will happen leaves my name and its dash out, and adds no total to a single payment", () => {
    const say = (): unknown => [{ kind: "seat", seat: 0, name: "Anna" }, { kind: "text", text: " – retreat to E4." }];
    const counters = (culture: number): unknown => ({ seats: [{ culture }] });
    const seen = { viewer: 0, view: { counters: counters(3) }, say, option: option("influence", "D7"), text: (id: string) => id, words: { text: (id: string) => id, has: () => false } };
    const preview = (events: readonly GameEvent[]): Preview => ({ events, counters: counters(1) }) as unknown as Preview;
    expect(stepsOf(preview([event("retreated", { seat: 0 })]), model(seen))[0]).toEqual([{ kind: "text", text: "Retreat to E4." }]);
    expect(stepsOf(preview([event("paid", { seat: 0, kind: "culture", amount: 2 })]), model(seen))).toHaveLength(1);
  });

  test("the status phase is where somebody is asked", () => {
    const view = (phase: string, id: string): unknown => ({ over: false, counters: { table: { phase }, seats: [] }, asked: [{ seat: 1, prompt: { id } }] });
    expect(statusStep(model({ view: view("status", "prompt-raze") }))).toBe("raze");
    expect(statusStep(model({ view: view("turn", "prompt-raze") }))).toBeNull();
  });

  test("an offer is read from both sides", () => {
    const args = { rival: 1, give_food: 2, get_gold: 1, get_action_cards: 1 };
    const trade = tradeOf(model({ decision: { seat: 0, prompt: { id: "prompt-offer", args } } }));
    expect(trade).toMatchObject({ seat: 0, rival: 1, composing: true });
    expect(trade?.give.find(([kind]) => kind === "food")).toEqual(["food", 2]);
    expect(trade?.get.find(([kind]) => kind === "gold")).toEqual(["gold", 1]);
    expect(trade?.giveCards[0]).toEqual(["action", 1]);
    expect(tradeOf(model({ decision: null }))).toBeNull();
  });
});
