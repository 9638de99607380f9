import { Scripts } from "@remix-run/react";

/** How long the first paint may keep the scripts waiting: a browser that paints nothing asks for no frame either. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Runs in the page right behind the `<template>` that holds Remix's scripts. Classic scripts leave it at once, because
 * the page's data at the end of the document is added to them. Links to preload and modules follow after the first
 * paint. At the end every element stands where `<Scripts>` wrote it, so that React hydrates the document that it
 * expects.
 */
const START = `(function (starter) {
  var template = starter.previousElementSibling;
  template.content.querySelectorAll("script:not([type])").forEach(function (script) {
    starter.parentNode.insertBefore(script, starter);
  });
  var isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    var modules = [].slice.call(template.content.querySelectorAll("script"));
    template.parentNode.replaceChild(template.content, template);
    modules.forEach(function (module) {
      starter.parentNode.insertBefore(module, starter);
    });
    starter.remove();
  }
  if (document.hidden) return start();
  requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(start); }); });
  setTimeout(start, ${LONGEST_WAIT_MS});
})(document.currentScript)`.replace(/\n\s*/g, " ");

/**
 * Remix's `<Scripts>`, which a browser fetches after the first paint only: on a slow line they would share it with the
 * style sheet that the paint waits for, and every screen works without them. The content of a `<template>` is inert, so
 * nothing in it is fetched or run until `START` moves it into the document.
 */
export function DeferredScripts({ nonce }: { nonce: string }) {
  // The browser finds the document as `START` has left it.
  if (!import.meta.env.SSR) return <Scripts nonce={nonce} />;
  return (
    <>
      <template>
        <Scripts nonce={nonce} />
      </template>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: START }} />
    </>
  );
}
