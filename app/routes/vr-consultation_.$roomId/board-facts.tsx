import { useWords } from "~/components/words";
import { SAMPLE_RECORD, type Board } from "~/domain/room/board";

/** What the room's board shows, as a list. */
export function BoardFacts({ board: { title, vitals, weight } }: { board: Board }) {
  const { t, say } = useWords("rooms");
  const newest = weight?.points.at(-1);
  if (vitals.length === 0 && !newest) return null;
  return (
    <section aria-labelledby="board-title" className="card p-6">
      <h2 id="board-title" className="font-bold">
        {t("On the board: {title}", { title: title === SAMPLE_RECORD ? t(SAMPLE_RECORD) : title })}
      </h2>
      <dl className="mt-2 space-y-1">
        {vitals.map(({ label, value, isInRange, isOld }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{t(label)}</dt>
            <dd className="font-semibold">
              <bdi>{say(value)}</bdi>
              {isOld ? (
                <span className="font-normal text-muted"> {t("over 7 days old")}</span>
              ) : (
                !isInRange && <span className="font-normal text-danger"> {t("out of range")}</span>
              )}
            </dd>
          </div>
        ))}
        {newest && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{t("Weight")}</dt>
            <dd className="font-semibold">
              <bdi>{t(weight!.unit === "kg" ? "{amount} kg" : "{amount} lb", { amount: newest.value.toFixed(1) })}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
