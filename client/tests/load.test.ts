/* What a page waits for, when it is asked for more often than it comes. */

import { expect, it } from "vitest";
import { Load } from "$/pages/common/load.svelte";

interface Call {
  readonly succeed: (value: string) => void;
  readonly fail: (error: Error) => void;
}

/** Something to load, and the calls that were made for it. */
function loading(): { load: Load<string>; calls: Call[] } {
  const calls: Call[] = [];
  const load = new Load(() => new Promise<string>((succeed, fail) => calls.push({ succeed, fail })));
  return { load, calls };
}

it("tells of a failure although it has been asked for again meanwhile", async () => {
  const { load, calls } = loading();
  const first = load.run();
  void load.run();
  calls[0]?.fail(new Error("nobody answers"));
  await first;
  expect([load.error, load.busy]).toEqual([new Error("nobody answers"), true]);
});

it("takes nothing that comes after something newer", async () => {
  const { load, calls } = loading();
  const runs = [load.run(), load.run()];
  calls[1]?.succeed("new");
  calls[0]?.succeed("old");
  await Promise.all(runs);
  expect([load.value, load.error, load.busy]).toEqual(["new", null, false]);
});

it("takes nothing that was asked for before a value was put there", async () => {
  const { load, calls } = loading();
  const run = load.run();
  load.set("put");
  calls[0]?.fail(new Error("late"));
  await run;
  expect([load.value, load.error, load.busy]).toEqual(["put", null, false]);
});
