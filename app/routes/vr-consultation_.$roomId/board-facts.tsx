import type { Board } from "~/domain/room/board";

/** What the room's board shows, as a list. */
export function BoardFacts({ board: { title, vitals, weight } }: { board: Board }) {
  const newest = weight?.points.at(-1);
  if (vitals.length === 0 && !newest) return null;
  return (
    <section aria-labelledby="board-title" className="card p-6">
      <h2 id="board-title" className="font-bold">
        On the board: {title}
      </h2>
      <dl className="mt-2 space-y-1">
        {vitals.map(({ label, value, isInRange }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">
              {value}
              {!isInRange && <span className="font-normal text-danger"> out of range</span>}
            </dd>
          </div>
        ))}
        {newest && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">Weight</dt>
            <dd className="font-semibold">
              {`${newest.value.toFixed(1)} ${weight!.unit}`}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
