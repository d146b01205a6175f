import { describe, expect, test } from "vitest";
import { addressOfInvitation, placeOf } from "$/router";

function at(address: string): ReturnType<typeof placeOf> {
  return placeOf(new URL(address, "https://play.example"));
}

describe("an address", () => {
  test.each([
    ["/", "home", {}],
    ["/new?game=flow_of_history", "new", {}],
    ["/lobby/", "lobby", {}],
    ["/t/abcdefgh12", "table", { id: "abcdefgh12" }],
    ["/t/abcdefgh12/at/17", "moment", { id: "abcdefgh12", n: "17" }],
    ["/t/abcdefgh12/analysis", "analysis", { id: "abcdefgh12" }],
    ["/j/abcdefgh12", "sit", { id: "abcdefgh12" }],
    ["/j/abcdefgh12/s-e_cret", "join", { id: "abcdefgh12", invite: "s-e_cret" }],
    ["/games/flow_of_history#FH-6.1.1", "game", { game: "flow_of_history" }],
    ["/games/a%20b", "game", { game: "a b" }],
    ["/games/%E0%A4%A", "missing", {}],
    ["/t", "missing", {}],
    ["/nowhere", "missing", {}],
  ])("%s is the page %s", (address, page, params) => {
    expect(at(address)).toMatchObject({ page, params });
  });

  test("keeps its query and the rule it points at", () => {
    const place = at("/games/flow_of_history?show=rules#FH-6.1.1");
    expect(place.query.get("show")).toBe("rules");
    expect(place.hash).toBe("FH-6.1.1");
  });
});

describe("what somebody pastes", () => {
  test.each([
    ["https://play.example/j/abcdefgh12/s-e_cret", "/j/abcdefgh12/s-e_cret"],
    ["Come: https://play.example/t/abcdefgh12, now!", "/t/abcdefgh12"],
    ["https://play.example/j/abcdefgh12", "/j/abcdefgh12"],
    ["  abcdefgh12 ", "/j/abcdefgh12"],
    ["abcdefgh12/s-e_cret", "/j/abcdefgh12/s-e_cret"],
    ["hello", null],
    ["https://play.example/lobby", null],
    ["", null],
  ])("%s leads to %s", (text, address) => {
    expect(addressOfInvitation(text)).toBe(address);
  });
});
