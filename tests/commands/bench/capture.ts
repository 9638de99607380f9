import { decode } from "turbo-stream";

/** A page of ours, taken apart so that the bare application can answer with the same bytes. */
export type CapturedPage = {
  /** what stands in the body, without scripts */
  html: string;
  /** what its loaders gave to the browser */
  loaderData: unknown;
};

/** What the bare application answers, by path. */
export type Captured = { pages: Record<string, CapturedPage>; api: string };

/** Takes a document apart. @throws if it is not a document of Remix with single fetch. */
export async function capturePage(document: string): Promise<CapturedPage> {
  const body = /<body\b[^>]*>(.*)<\/body>/s.exec(document)?.[1];
  const data = [...document.matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g)].map(
    (match) => JSON.parse(match[1]!) as string,
  );
  if (!body || data.length === 0) throw new Error("This is no document of Remix with single fetch");
  return {
    // The scripts that Remix writes, it writes in the bare application, too. Ours, which fetches them after the first
    // paint, stays as so many bytes that nothing runs, and so does the `<template>` that holds them.
    html: body.replace(/<script\b(.*?<\/script>)/gs, (all, rest: string) =>
      all.includes("document.currentScript") ? `<script type="text/plain"${rest}` : "",
    ),
    loaderData: await decodeLoaderData(data.join("")),
  };
}

async function decodeLoaderData(text: string): Promise<unknown> {
  const { value, done } = await decode(new Blob([text]).stream());
  await done;
  return (value as { loaderData: unknown }).loaderData;
}
