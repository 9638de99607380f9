import fc from "fast-check";
import { expect, test } from "vitest";
import { markOf, packMarks, tamperedWith, unpackMarks, type Mark } from "~/domain/audit-chain";

const mark = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((digest) => markOf(digest));
const marks = fc
  .uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { maxLength: 40 })
  .chain((ids) =>
    fc.tuple(...[...ids].sort((a, b) => a - b).map((id) => mark.map((one): Mark => ({ id, mark: one })))),
  );

test("marks are the same after they were packed, whatever their ids", () => {
  fc.assert(
    fc.property(marks, (all) => {
      expect(unpackMarks(packMarks(all))).toEqual(all);
    }),
  );
});

test("what is the same was not tampered with; each change, removal and addition is named by its id and once", () => {
  fc.assert(
    fc.property(
      marks,
      fc.infiniteStream(fc.constantFrom("kept" as const, "changed" as const, "removed" as const, "added" as const)),
      (all, fates) => {
        expect(tamperedWith(all, all)).toEqual([]);
        const fate = new Map(all.map(({ id }) => [id, fates.next().value as string]));
        const sealed = all.filter(({ id }) => fate.get(id) !== "added");
        const found = all
          .filter(({ id }) => fate.get(id) !== "removed")
          .map(({ id, mark: said }) => ({ id, mark: fate.get(id) === "changed" ? `x${said.slice(1)}` : said }));
        expect(tamperedWith(sealed, found)).toEqual(
          all.flatMap(({ id }) => (fate.get(id) === "kept" ? [] : [{ id, how: fate.get(id) }])),
        );
      },
    ),
  );
});
