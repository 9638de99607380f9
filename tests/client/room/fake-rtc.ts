/**
 * A peer connection as far as its signalling goes: states, rollback, tracks and
 * channels, as webrtc-pc has them. What it would send by UDP is left to the test.
 */
export class FakeConnection extends EventTarget {
  signalingState = "stable";
  connectionState = "new";
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  onnegotiationneeded: (() => unknown) | null = null;
  onicecandidate: ((event: { candidate: null }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  transceivers: FakeTransceiver[] = [];
  channels = new Map<number, FakeChannel>();
  restarts = 0;
  isClosed = false;
  offers = 0;
  private needs = false;
  private stable: {
    local: FakeConnection["localDescription"];
    remote: FakeConnection["remoteDescription"];
    transceivers: FakeTransceiver[];
  } = { local: null, remote: null, transceivers: [] };

  constructor(readonly name: string) {
    super();
  }
  get currentLocalDescription() {
    return this.localDescription;
  }
  get currentRemoteDescription() {
    return this.remoteDescription;
  }

  createDataChannel(label: string, { id }: { id: number }) {
    const channel = new FakeChannel(label);
    this.channels.set(id, channel);
    this.negotiationNeeded();
    return channel;
  }
  addTransceiver(kind: string, { direction }: { direction: string }) {
    const transceiver = new FakeTransceiver(kind, direction);
    this.transceivers.push(transceiver);
    this.negotiationNeeded();
    return transceiver;
  }
  getTransceivers() {
    return this.transceivers;
  }
  getConfiguration() {
    return {};
  }
  setConfiguration() {}
  restartIce() {
    this.restarts += 1;
    this.negotiationNeeded();
  }
  negotiationNeeded() {
    this.needs = true;
    queueMicrotask(() => this.fire());
  }
  private fire() {
    if (!this.needs || this.signalingState !== "stable" || this.isClosed) return;
    this.needs = false;
    void this.onnegotiationneeded?.();
  }
  private sdp(type: string) {
    return `${type} ${++this.offers} of ${this.name}: ${this.transceivers.map(({ kind }) => kind).join(" ")}\na=fingerprint:sha-256 ${this.name === "patient" ? "AA:01" : "BB:02"}\n`;
  }

  async setLocalDescription() {
    await Promise.resolve();
    if (this.isClosed) throw new Error("closed");
    if (this.signalingState === "have-remote-offer") {
      this.localDescription = { type: "answer", sdp: this.sdp("answer") };
      this.settle();
    } else {
      if (this.signalingState === "stable")
        this.stable = {
          local: this.localDescription,
          remote: this.remoteDescription,
          transceivers: [...this.transceivers],
        };
      this.localDescription = { type: "offer", sdp: this.sdp("offer") };
      this.signalingState = "have-local-offer";
    }
  }
  async setRemoteDescription(description: { type: string; sdp: string }) {
    await Promise.resolve();
    if (this.isClosed) throw new Error("closed");
    if (description.type === "offer") {
      // The browser rolls its own offer back first, and needs a negotiation still.
      if (this.signalingState === "have-local-offer") {
        this.localDescription = this.stable.local;
        this.needs = true;
      }
      this.remoteDescription = description;
      this.signalingState = "have-remote-offer";
      const kinds = /: (.*)/.exec(description.sdp)?.[1]?.split(" ").filter(Boolean) ?? [];
      while (this.transceivers.length < kinds.length)
        this.transceivers.push(new FakeTransceiver(kinds[this.transceivers.length]!, "recvonly"));
    } else {
      if (this.signalingState !== "have-local-offer") throw new Error("InvalidStateError");
      this.remoteDescription = description;
      this.settle();
    }
  }
  private settle() {
    this.signalingState = "stable";
    queueMicrotask(() => this.fire());
  }
  async addIceCandidate() {}
  async getStats() {
    return new Map();
  }
  becomes(connectionState: string) {
    this.connectionState = connectionState;
    this.onconnectionstatechange?.();
  }
  close() {
    this.isClosed = true;
    this.signalingState = this.connectionState = "closed";
  }
}

export class FakeTransceiver {
  readonly receiver: { track: object };
  readonly sender: {
    track: unknown;
    replaceTrack(track: unknown): Promise<void>;
    getParameters(): { encodings: { active?: boolean }[] };
    setParameters(): Promise<void>;
  };
  constructor(
    readonly kind: string,
    public direction: string,
  ) {
    this.receiver = { track: { kind } };
    const sender = {
      track: null as unknown,
      replaceTrack: async (track: unknown) => void (sender.track = track),
      getParameters: () => ({ encodings: [{}] }),
      setParameters: async () => {},
    };
    this.sender = sender;
  }
}

export class FakeChannel {
  readyState = "connecting";
  binaryType = "blob";
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: unknown[] = [];
  constructor(readonly label: string) {}
  opens() {
    this.readyState = "open";
    this.onopen?.();
  }
  send(data: unknown) {
    this.sent.push(data);
  }
}
