import { expect, test } from "vitest";
import { encoded, formsOf, linksOf, nameOf, ONCE, withKeys } from "../commands/scanners/forms";
import { ends } from "../commands/scanners/targets";

const PAGE = `<form method="post" action="/devices?send" id="add"><input type="hidden" name="formOwner" value="a&quot;b"/><input type="text" name="name" value=""/>
<select name="unit"><option value="">Choose</option><option value="kg">kg</option></select><textarea name="note">as &lt;typed&gt;</textarea>
<input type="radio" name="sex" value="f"/><input type="radio" name="sex" value="m" checked=""/><input name="idempotencyKey" type="hidden" value="1234"/>
<button name="intent" value="add">Add</button><button name="intent" value="remove">Remove</button><button>Nothing of its own</button></form>
<button form="add" name="intent" value="clear">Clear</button><form action="/find"><input type="number" name="age" min="18"/></form>
<form method="post" enctype="multipart/form-data"><input type="file" name="file"/><textarea name="text"></textarea></form>
<a href="/find?tab=1&amp;tz=UTC">1</a><a href="/find?tz=UTC">2</a><a href="/find">3</a><a href="https://elsewhere.example/?a=1">4</a>`;

test("each button that says what it wants is a form of its own, filled in as a browser would send it", () => {
  const forms = formsOf(PAGE, "/page?x=1");
  expect(forms.slice(0, 4).map(({ method, action, fields }) => [method, action, Object.fromEntries(fields)])).toEqual([
    ...["add", "remove", "clear"].map((intent) => [
      "POST",
      "/devices?send",
      { formOwner: 'a"b', name: "70", unit: "kg", note: "as <typed>", sex: "m", idempotencyKey: ONCE, intent },
    ]),
    ["GET", "/find", { age: "18" }],
  ]);
});

test("what may be sent as a file or typed is both; a form without an address goes to its page", () => {
  expect(
    formsOf(PAGE, "/page?x=1")
      .slice(4)
      .map(({ action, isMultipart, files }) => [action, isMultipart, files]),
  ).toEqual([
    ["/page?x=1", true, ["file"]],
    ["/page?x=1", false, []],
  ]);
});

test("ways with a query are forms that ask for the same, but for a clock that goes along, and none of another site's", () => {
  expect(linksOf(PAGE, "/page").map(({ action, fields }) => `${action}?${encoded(fields)}`)).toEqual(["/find?tab=1"]);
});

test("a key that may be used once is another each time it is sent", () => {
  const [one, two] = [withKeys(`a=${ONCE}`), withKeys(`a=${ONCE}`)];
  expect(one).toMatch(/^a=[\da-f-]{36}$/);
  expect(new Set([one, two, `a=${ONCE}`]).size).toBe(3);
});

test("two forms are the same whatever number is in their path, and others by what they want", () => {
  const form = (action: string, intent: string) => ({
    method: "POST" as const,
    action,
    isMultipart: false,
    files: [],
    fields: [["intent", intent] as [string, string]],
  });
  expect(nameOf(form("/review/1?x", "approve"))).toBe(nameOf(form("/review/502", "approve")));
  expect(nameOf(form("/review/1", "approve"))).not.toBe(nameOf(form("/review/1", "decline")));
  expect(["send", "decline", "end", "discard"].map((intent) => ends(form("/x", intent)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
