import { useWords } from "~/components/words";
import { tiersFor, type Capabilities, type Tier } from "~/domain/room/tiers";
import { tierName } from "./room-words";

/** How the room is shown, by hand. */
export function TierChoice({ can, tier, onChoose }: { can: Capabilities; tier: Tier; onChoose: (tier: Tier) => void }) {
  const { t } = useWords("rooms");
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="font-semibold">{t("Show the room as")}</legend>
      <div className="mt-1 tab-list">
        {tiersFor(can).map((one) => (
          <label
            key={one}
            className="tab cursor-pointer gap-2 has-checked:border-line has-checked:bg-surface has-checked:font-semibold has-checked:text-action has-focus-visible:outline-3 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name="tier"
              value={one}
              checked={tier === one}
              onChange={() => onChoose(one)}
              className="size-6 accent-(--action)"
            />
            {t(tierName(one, can.peer))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
