import { useWords } from "~/components/words";
import { useEffect, useMemo, useRef, useState } from "react";
import { playOnDevice } from "~/client/room/audio-output";

/** A stream of one track, the same one for as long as the track is the same. */
export const useStream = (track: MediaStreamTrack | null | undefined): MediaStream | null =>
  useMemo(() => (track ? new MediaStream([track]) : null), [track]);

/** A moving picture. Its sound, if any, is played elsewhere. */
export function Picture({
  track,
  label,
  mirrored = false,
  fit = "cover",
}: {
  track: MediaStreamTrack;
  label: string;
  mirrored?: boolean;
  fit?: "cover" | "contain";
}) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useStream(track);
  useEffect(() => {
    const element = video.current!;
    element.srcObject = stream;
    // Muted pictures may always play; one that is taken away meanwhile refuses.
    void element.play().catch(() => {});
    return () => void (element.srcObject = null);
  }, [stream]);
  return (
    <video
      ref={video}
      muted
      playsInline
      autoPlay
      aria-label={label}
      className={`absolute inset-0 size-full ${fit === "cover" ? "object-cover" : "object-contain"} ${mirrored ? "-scale-x-100" : ""}`}
    />
  );
}

/**
 * The other's voice. Silent where something else plays it, but still there:
 * some browsers decode a voice only for an element that has it.
 */
export function Voice({
  track,
  silent,
  loudspeaker,
}: {
  track: MediaStreamTrack;
  silent: boolean;
  /** As the browser lists it; none: its own choice. */ loudspeaker: string | undefined;
}) {
  const { t } = useWords("rooms");
  const audio = useRef<HTMLAudioElement>(null);
  const [isHeldBack, setHeldBack] = useState(false);
  const stream = useStream(track);
  const play = () =>
    void audio.current?.play().then(
      () => setHeldBack(false),
      (error: unknown) => setHeldBack((error as { name?: string }).name === "NotAllowedError"),
    );
  useEffect(() => {
    const element = audio.current!;
    element.srcObject = stream;
    play();
    return () => void (element.srcObject = null);
  }, [stream]);
  useEffect(() => void playOnDevice(audio.current!, loudspeaker), [loudspeaker]);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a live voice has no captions */}
      <audio ref={audio} autoPlay muted={silent} data-voice />
      {isHeldBack && (
        <p className="mt-3">
          <button type="button" onClick={play} className="btn btn-primary">
            {t("Turn on the sound")}
          </button>
        </p>
      )}
    </>
  );
}

/**
 * How loud a voice is, 0 to 1, about ten times a second: it rises at once and falls slowly, as a peak meter does,
 * so that a short word is seen. Null without a track, or where it cannot be told.
 */
export function useLevel(track: MediaStreamTrack | null): number | null {
  const [level, setLevel] = useState<number | null>(null);
  useEffect(() => {
    setLevel(null);
    if (!track || typeof AudioContext === "undefined") return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    // 8,192 samples are at least 85 ms at 96 kHz and 170 ms at 48: with fewer, most of what is said between two looks
    // is missed.
    analyser.fftSize = 8192;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    void context.resume();
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
      // From -60 dB, a quiet room, to 0; falling 30 dB in a second.
      const now = Math.min(1, Math.max(0, (20 * Math.log10(peak + 1e-5) + 60) / 60));
      setLevel((before) => Math.max(now, (before ?? 0) - 0.05));
    }, 100);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return level;
}
