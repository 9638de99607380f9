import { EVENTS_KEPT_MS } from "db/vital-events";
import { RETENTION_MS } from "~/domain/retention";
import { IDLE_SECONDS, SESSION_SECONDS } from "~/domain/session";
import { LINK_LIFE_MS } from "~/services/accounts/one-time-links.server";
import { ANONYMOUS_MS } from "~/services/assistant/conversation.server";
import type { Config } from "~/services/config.server";
import { LONGEST_LIMIT_MS } from "~/services/http/limits/rate-limits.server";
import { LANGUAGE_SECONDS, languageCookieName } from "~/services/pages/language.server";
import { cookieFacts, DRAFT_SECONDS, SAVED_DRAFT_SECONDS } from "~/services/sessions/cookies.server";
import { IMPORT_KEPT_MS, UNDO_KEPT_MS } from "~/services/vitals/import.server";

/** What the page on privacy says in figures: each is what the program works by, and is written nowhere else. */
export function privacyFacts(config: Pick<Config, "secure" | "openAi" | "turn">) {
  return {
    cookies: [
      ...cookieFacts(config),
      { cookie: "language" as const, name: languageCookieName(config), seconds: LANGUAGE_SECONDS },
    ],
    hasModel: config.openAi !== undefined,
    hasRelay: config.turn !== undefined,
    /** In milliseconds. */
    lives: {
      ...RETENTION_MS,
      idle: IDLE_SECONDS * 1000,
      signedIn: SESSION_SECONDS * 1000,
      anonymous: ANONYMOUS_MS,
      liveEvents: EVENTS_KEPT_MS,
      verifyLink: LINK_LIFE_MS["verify-email"],
      resetLink: LINK_LIFE_MS["reset-password"],
      parked: SAVED_DRAFT_SECONDS * 1000,
      imported: IMPORT_KEPT_MS,
      undoable: UNDO_KEPT_MS,
      draft: DRAFT_SECONDS * 1000,
      floods: LONGEST_LIMIT_MS,
    },
  };
}
export type PrivacyFacts = ReturnType<typeof privacyFacts>;
