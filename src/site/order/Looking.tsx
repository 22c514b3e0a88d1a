type LookingProps = { title: string; loading: string; className?: string };

/** Stands in place of an order or a certificate until the server has answered. It is rendered at build, too. */
export function Looking({ title, loading, className = 'monograph-head' }: LookingProps) {
  return (
    <div className={className}>
      <h1 className="page-title">{title}</h1>
      <p role="status" className="text-sann">
        {loading}
      </p>
    </div>
  );
}
