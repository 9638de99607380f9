/** What is recorded: voices, and the one picture that is shown largest. All may change while it runs. */
export type RecordedSources = {
  voices: MediaStreamTrack[];
  picture: MediaStreamTrack | null;
  /** What is written where there is no picture. */ caption: string;
};

export type Recorded = { file: Blob; extension: "webm" | "mp4" };

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_PER_SECOND = 15;
const KINDS = ["video/webm;codecs=vp8,opus", "video/webm", "video/mp4"];
const GROUND = "#10201f";
const INK = "#ece8e1";

/** Whether this browser records at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== "undefined" && "captureStream" in HTMLCanvasElement.prototype;

/**
 * Records into this browser's memory: both voices mixed, and a picture drawn
 * frame by frame, so that a camera or a screen that comes or goes meanwhile
 * does not end the recording.
 */
export function startRecorder(sources: () => RecordedSources) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d", { alpha: false })!;
  const screen = document.createElement("video");
  screen.muted = true;
  screen.playsInline = true;
  let shown: MediaStreamTrack | null = null;

  const audio = new AudioContext();
  void audio.resume();
  const mix = audio.createMediaStreamDestination();
  let heard = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();

  const listen = (voices: MediaStreamTrack[]) => {
    for (const [track, node] of heard) if (!voices.includes(track)) node.disconnect();
    heard = new Map(
      voices.map((track) => {
        const known = heard.get(track);
        if (known) return [track, known];
        const node = audio.createMediaStreamSource(new MediaStream([track]));
        node.connect(mix);
        return [track, node];
      }),
    );
  };
  const draw = () => {
    const { voices, picture, caption } = sources();
    listen(voices);
    if (picture !== shown) {
      shown = picture;
      screen.srcObject = picture && new MediaStream([picture]);
      if (picture) void screen.play().catch(() => {});
    }
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    if (shown && screen.videoWidth > 0) {
      const scale = Math.min(WIDTH / screen.videoWidth, HEIGHT / screen.videoHeight);
      const [width, height] = [screen.videoWidth * scale, screen.videoHeight * scale];
      pen.drawImage(screen, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
    } else {
      pen.fillStyle = INK;
      pen.font = "20px sans-serif";
      pen.textAlign = "center";
      pen.fillText(caption, WIDTH / 2, HEIGHT / 2);
    }
  };

  draw();
  const timer = setInterval(draw, 1000 / FRAMES_PER_SECOND);
  const stream = canvas.captureStream(FRAMES_PER_SECOND);
  for (const track of mix.stream.getAudioTracks()) stream.addTrack(track);
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, {
    ...(mimeType ? { mimeType } : {}),
    videoBitsPerSecond: 800_000,
    audioBitsPerSecond: 64_000,
  });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void (data.size > 0 && chunks.push(data));
  // In pieces: what there is so far is not lost with the last one.
  recorder.start(1_000);

  return {
    /** @returns the file, with all that was recorded. */
    stop: () =>
      new Promise<Recorded>((resolve) => {
        const done = () => {
          clearInterval(timer);
          for (const track of stream.getTracks()) track.stop();
          screen.srcObject = null;
          void audio.close().catch(() => {});
          const type = recorder.mimeType || mimeType || "video/webm";
          resolve({ file: new Blob(chunks, { type }), extension: type.includes("mp4") ? "mp4" : "webm" });
        };
        recorder.onstop = done;
        if (recorder.state === "inactive") done();
        else recorder.stop();
      }),
  };
}
