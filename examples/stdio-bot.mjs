// A bot in another language: it plays wherever a bot's name is asked for, as `stdio:node examples/stdio-bot.mjs`.
//
//   epoka simulate flow_of_history --seats 3 --games 5 --bots "stdio:node examples/stdio-bot.mjs,random,random"
//
// Each line that comes in is a JSON object; to a `choose` it answers one line, the text of an option. This bot completes
// what it has invested in, snipes what it can, then stakes as much as it may. docs/research.md describes the lines.

import { createInterface } from "node:readline";

const LIKED = ["complete", "gain", "snipe", "activate", "invest", "harvest"];

function rank(option) {
  const [kind, value] = option.split(" ");
  if (kind === "stake") return Number(value);
  const place = LIKED.indexOf(kind);
  return place < 0 ? -1 : LIKED.length - place;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "bye") break;
  if (message.type === "choose") {
    const best = message.options.reduce((a, b) => (rank(b) > rank(a) ? b : a));
    process.stdout.write(`${best}\n`);
  }
}
process.exit(0);
