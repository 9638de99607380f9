import { FIRST_LINK, judgeLink, SAMPLE_MS, type LinkSample } from "~/domain/room/link-quality";

/** What of a connection's statistics tells how the line is. */
function sampleOf(report: RTCStatsReport): LinkSample {
  let available: number | null = null;
  let roundTrip: number | null = null;
  const losses: number[] = [];
  const selected = new Set<string>();
  report.forEach((entry: { type: string; selectedCandidatePairId?: string }) => {
    if (entry.type === "transport" && entry.selectedCandidatePairId) selected.add(entry.selectedCandidatePairId);
  });
  report.forEach(
    (entry: {
      id: string;
      type: string;
      nominated?: boolean;
      state?: string;
      availableOutgoingBitrate?: number;
      currentRoundTripTime?: number;
      fractionLost?: number;
    }) => {
      // Firefox has no `transport`.
      const isInUse = selected.size > 0 ? selected.has(entry.id) : entry.nominated && entry.state === "succeeded";
      if (entry.type === "candidate-pair" && isInUse) {
        available = entry.availableOutgoingBitrate ?? null;
        roundTrip = entry.currentRoundTripTime ?? null;
      }
      if (entry.type === "remote-inbound-rtp" && entry.fractionLost !== undefined) losses.push(entry.fractionLost);
    },
  );
  return { available, roundTrip, loss: losses.length > 0 ? Math.max(...losses) : null };
}

/** Watches whether the line carries a picture beside the voice. */
export function monitorLink(
  connection: RTCPeerConnection,
  { sendsPicture, change }: { sendsPicture: () => boolean; change: (sendsPicture: boolean) => void },
) {
  let link = FIRST_LINK;
  const timer = setInterval(() => {
    if (connection.connectionState !== "connected") return;
    if (!sendsPicture()) {
      if (!link.sendsPicture) change(true);
      link = FIRST_LINK;
      return;
    }
    void connection.getStats().then((report) => {
      const next = judgeLink(link, sampleOf(report));
      const hasChanged = next.sendsPicture !== link.sendsPicture;
      link = next;
      if (hasChanged) change(next.sendsPicture);
    });
  }, SAMPLE_MS);
  return { stop: () => clearInterval(timer) };
}
