import LoaderCircle from 'lucide-react/icons/loader-circle';

export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-12 text-sann">
      <LoaderCircle
        aria-hidden
        size={24}
        strokeWidth={1.5}
        className="animate-spin motion-reduce:animate-none"
      />
      <span>{label}</span>
    </p>
  );
}
