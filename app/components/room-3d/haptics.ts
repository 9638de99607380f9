/** What browsers have to shake a controller with: two generations of one interface. */
type Actuator = {
  pulse?: (strength: number, milliseconds: number) => unknown;
  playEffect?: (
    type: "dual-rumble",
    effect: { duration: number; weakMagnitude: number; strongMagnitude: number },
  ) => unknown;
};
type Shakable = { hapticActuators?: readonly Actuator[] | null; vibrationActuator?: Actuator | null };

const STRENGTH = 0.6;
const MILLISECONDS = 90;

/**
 * Shakes what there is to shake: a headset's controllers and gamepads that are connected. Refusals are no errors: most
 * things have nothing to shake.
 */
export function buzz(session: XRSession | null): void {
  const inHands = session ? Array.from(session.inputSources, ({ gamepad }) => gamepad) : [];
  // Throws where a permissions policy forbids gamepads.
  let connected: (Gamepad | null)[] = [];
  try {
    connected = navigator.getGamepads?.() ?? [];
  } catch {
    // Then there are none for us.
  }
  for (const gamepad of [...inHands, ...connected] as (Shakable | null | undefined)[]) {
    const actuator = gamepad?.hapticActuators?.[0] ?? gamepad?.vibrationActuator;
    try {
      const done = actuator?.pulse
        ? actuator.pulse(STRENGTH, MILLISECONDS)
        : actuator?.playEffect?.("dual-rumble", {
            duration: MILLISECONDS,
            weakMagnitude: STRENGTH,
            strongMagnitude: STRENGTH / 2,
          });
      Promise.resolve(done).catch(() => {});
    } catch {
      // An actuator that is there in name only.
    }
  }
}
