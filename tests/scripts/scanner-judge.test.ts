import { expect, test } from "vitest";
import { foreignIn, judge, saidBySqlmap } from "../commands/scanners/judge";

const OURS = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/root.css"/></head><body>
<!-- <script>a comment</script> --><a href="/specialists?search=%3Cscript%3E">find</a><p title="a &lt;img src=x onerror=1&gt; b">&lt;script&gt;alert(1)&lt;/script&gt; one=1 on x=1</p>
<input value="&quot;&gt;&lt;object	data=javAscripT:alert(1)&gt; onclick=1"/><img src="data:image/png;base64,AAAA" alt=""/><script nonce="aZ3+/w==">window.x = "<img src=x onerror=1>";</script><script type="application/ld+json">{"a":"<b onclick=1>"}</script></body></html>`;

test("a page of ours, with text in it that was meant to run, has nothing foreign", () => {
  expect(foreignIn(OURS)).toBeNull();
});

test.each([
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example></sCrIpT>",
  "<img src=x onerror=alert(1)>",
  "<img/src=x/onerror=alert(1)>",
  `<p title=""onclick="alert(1)">`,
  `<p title='a>b' onmouseover='alert(1)'>`,
  `<a href="javascript:alert(1)">`,
  `<a href=" java` + `script:alert(1)">`,
  `<form action='javascript:1'>`,
  `<iframe srcdoc="x">`,
  `<base href="//evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=//evil.example">`,
  "<svg/onload=alert(1)>",
])("%s is seen in it", (foreign) => {
  expect(foreignIn(OURS.replace("</body>", `${foreign}</body>`))).toContain(foreign.slice(0, 4));
});

test("faults, the database's words and ways to elsewhere are told from what may be", () => {
  const ask = (change: object) =>
    judge({ status: 200, type: "text/html", location: undefined, text: OURS, ...change }, "127.0.0.1:3000");
  for (const fine of [
    {},
    { status: 422 },
    { status: 302, location: "/sign-in?next=%2F%2Fevil.example" },
    { location: "http://127.0.0.1:3000/" },
    { type: "text/csv", text: "<script>" },
  ])
    expect(ask(fine)).toBeNull();
  for (const fault of [
    { status: 503 },
    { location: "//evil.example/" },
    { location: "/\\evil.example" },
    { location: "https://evil.example" },
    { location: "javascript:alert(1)" },
    { type: "application/json", text: 'syntax error at or near "x"' },
    { text: "<script>" + "</script>" },
  ]) {
    expect(ask(fault), JSON.stringify(fault)).not.toBeNull();
  }
});

test("what sqlmap suspects is a finding until it takes it back itself, by name", () => {
  const suspects = (name: string) =>
    `[INFO] GET parameter '${name}' appears to be 'AND boolean-based blind - WHERE or HAVING clause' injectable `;
  const clears = (name: string) => `[WARNING] GET parameter '${name}' does not seem to be injectable`;
  const columns = "[INFO] target URL appears to be UNION injectable with 2 columns";
  const end = "[CRITICAL] all tested parameters do not appear to be injectable.";
  expect(saidBySqlmap([suspects("page"), clears("page"), end])).toEqual({ isClean: true, findings: [] });
  expect(saidBySqlmap([columns, clears("page"), end]).findings).toEqual([]);
  for (const lines of [
    [suspects("page")],
    [suspects("page"), clears("tab")],
    [clears("page"), suspects("page")],
    [columns, clears("page")],
  ])
    expect(saidBySqlmap(lines).findings, lines.join("\n")).toHaveLength(1);
  for (const named of [
    "GET parameter 'page' is vulnerable. Do you want to keep testing the others?",
    "sqlmap identified the following injection point(s)",
  ])
    expect(saidBySqlmap([suspects("page"), named, clears("page"), end]).findings).toEqual([named]);
});
