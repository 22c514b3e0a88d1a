import type { Corners, Size } from '../../lib/pictures/straighten/corners.ts';

type OutlineProps = { corners: Corners; photograph: Size };

/** Darkens what will be left out. */
export function Outline({ corners, photograph: { width, height } }: OutlineProps) {
  const points = corners.map(({ x, y }) => `${x} ${y}`).join('L');
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <path
        d={`M0 0H${width}V${height}H0ZM${points}Z`}
        fillRule="evenodd"
        className="fill-lank/40"
      />
      <path d={`M${points}Z`} {...line} strokeWidth={4} className="stroke-lank" />
      <path d={`M${points}Z`} {...line} strokeWidth={2} className="stroke-mi" />
    </svg>
  );
}
