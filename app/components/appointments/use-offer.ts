import { useCallback, useEffect, useRef, useState } from "react";
import { isSlotsAnswer, OFFER_DAYS, offerOfAnswer, type DayOffer } from "~/domain/appointments/offer";
import { load } from "~/client/request";

/**
 * The free times of the day that a form shows: those that it came with, and
 * then of whichever day is looked up. Only the last look counts.
 */
export function useOffer(providerId: number | null, initial: DayOffer | null) {
  const [day, setDay] = useState(initial);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const look = useRef<AbortController | null>(null);

  const came = useRef(initial);
  useEffect(() => {
    // Not when the form is first taken over: a day that was chosen before the script arrived is being looked up by
    // then.
    if (came.current === initial) return;
    came.current = initial;
    look.current?.abort();
    setState("idle");
    if (initial) setDay(initial);
  }, [initial]);
  useEffect(() => () => look.current?.abort(), []);

  const lookUp = useCallback(
    async (date: string) => {
      if (providerId === null) return;
      look.current?.abort();
      const controller = (look.current = new AbortController());
      setState("loading");
      try {
        const answer = await load(`/api/providers/${providerId}/slots?from=${date}&days=${OFFER_DAYS}`, {
          signal: controller.signal,
        });
        if (controller.signal.aborted) return;
        if (!isSlotsAnswer(answer)) return setState("failed");
        setDay(offerOfAnswer(answer, date));
        setState("idle");
      } catch {
        if (!controller.signal.aborted) setState("failed");
      }
    },
    [providerId],
  );
  return { day, state, lookUp: (date: string) => void lookUp(date) };
}
