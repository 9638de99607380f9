import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { pointMessage, type Chart } from "~/domain/charts/chart";
import { useLanguage, useWords } from "~/components/words";
import { EXTENT } from "~/domain/charts/scale";
import { formatMoment } from "~/domain/moments";
import type { Unit } from "~/domain/vitals/types";
import { percent } from "./plot";

type Props = {
  chart: Chart;
  label: string;
  unit: Unit;
  zone: string;
  active: number | null;
  onActive: (index: number | null) => void;
};

/** Steps of Page Up and Page Down, as a share of all points. */
const PAGE = 10;

/**
 * Lies over a chart and tells its points' values: a crosshair that follows the
 * pointer, and a slider for the keyboard, whose value a screen reader announces
 * by itself as it changes.
 */
export default function ChartExplorer({ chart: { points }, label, unit, zone, active, onActive }: Props) {
  const surface = useRef<HTMLDivElement>(null);
  const { t, say } = useWords("dashboard");
  const language = useLanguage();
  const last = points.length - 1;
  const current = Math.min(active ?? last, last);
  const point = points[current];
  if (!point) return null;

  const nearest = ({ clientX }: PointerEvent) => {
    const { left, width } = surface.current!.getBoundingClientRect();
    const x = ((clientX - left) / width) * EXTENT;
    let best = 0;
    for (let index = 1; index <= last; index++)
      if (Math.abs(points[index]!.x - x) < Math.abs(points[best]!.x - x)) best = index;
    onActive(best);
  };
  const move = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.round(points.length / PAGE));
    const to: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowDown: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current + 1,
      PageDown: current - page,
      PageUp: current + page,
      Home: 0,
      End: last,
    };
    if (event.key === "Escape") return onActive(null);
    const index = to[event.key];
    if (index === undefined) return;
    event.preventDefault();
    onActive(Math.min(last, Math.max(0, index)));
  };

  return (
    <div
      ref={surface}
      role="slider"
      tabIndex={0}
      aria-label={t("{chart}, point by point", { chart: label })}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={current + 1}
      aria-valuetext={t("{value}, {moment}", {
        value: say(pointMessage(point, unit)),
        moment: formatMoment(new Date(point.at), zone, language),
      })}
      onKeyDown={move}
      onFocus={() => active === null && onActive(last)}
      onBlur={() => onActive(null)}
      onPointerMove={nearest}
      onPointerDown={nearest}
      onPointerLeave={() => document.activeElement !== surface.current && onActive(null)}
      className="absolute inset-0 touch-pan-y rounded"
    >
      {active !== null && (
        <svg aria-hidden="true" className="block h-full w-full overflow-visible">
          <line x1={percent(point.x)} x2={percent(point.x)} y1="0" y2="100%" className="stroke-field" />
          {point.ys.map((y, index) => (
            <circle
              key={index}
              cx={percent(point.x)}
              cy={percent(y)}
              r="5"
              className="fill-surface stroke-action stroke-2"
            />
          ))}
        </svg>
      )}
    </div>
  );
}
