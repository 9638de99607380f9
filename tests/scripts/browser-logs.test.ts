import { resolve } from "node:path";
import { expect, test } from "vitest";
import { personalLines, typedWords } from "../support/browser-logs";

test("what the browser tests type is found in their texts", () => {
  const typed = typedWords(resolve(import.meta.dirname, ".."));
  for (const words of [
    "Mara",
    "O’Neill",
    "crushing chest pain",
    "four new kind words",
    "mystery root",
    "Zadie",
    "ibuprofen",
  ])
    expect(typed).toContain(words);
  expect(typed).not.toContain("41");
});

test("lines of a log that hold an address, a number or what was typed are found, and no others", () => {
  const told = [
    ...[
      '{"msg":"mara.o-neill+1@mail.example.com"}',
      "call 555 010 0199",
      "call (415) 555-0134 now",
      "+1 415 555 0134",
      '{"name":"mara"}',
      "for O’Neill",
      "CRUSHING CHEST PAIN",
    ],
  ];
  const fine = [
    ...[
      '{"level":30,"time":"2026-11-22T09:46:59.975Z","id":"01234567-0199-4012-8555-010019912345","method":"GET","route":"/patients/:id","status":200,"milliseconds":41.234567}',
    ],
    ...['"at x (/srv/node_modules/@remix-run/router/dist/router.cjs.js:415:555)"', "Maracuja", "pid 5550100199"],
  ];
  expect(personalLines([...told, ...fine].join("\n"), ["Mara", "O’Neill", "crushing chest pain"])).toEqual(told);
  expect(personalLines(fine.join("\n"), [])).toEqual([]);
});
