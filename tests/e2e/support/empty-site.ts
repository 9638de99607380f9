import { WORKERS_OWN, withOwnSite } from "./own-site";
import { test as base } from "./visit";

/** `test` with the address of a server of its own whose database holds nothing. */
export const test = base.extend<object, { emptySite: string }>({
  emptySite: [
    ({}, use) =>
      withOwnSite(
        async () => ({}),
        ({ url }) => use(url),
      ),
    WORKERS_OWN,
  ],
});
