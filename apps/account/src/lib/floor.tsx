/** Decoration: floorboards in perspective. */
export function Floor({ className }: { className: string | undefined }) {
  const rows = [0, 16, 35, 58, 86];
  const boards = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
  return (
    <svg
      className={className}
      viewBox="0 0 720 120"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      {boards.map((board) => (
        <path
          key={board}
          d={`M${360 + board * 74} 0 L${360 + board * 108} 120`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {rows.map((y) => (
        <path key={y} d={`M0 ${y + 0.5}H720`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
