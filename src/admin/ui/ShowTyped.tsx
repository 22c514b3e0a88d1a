type ShowTypedProps = { isShown: boolean; onChange: (isShown: boolean) => void };

export function ShowTyped({ isShown, onChange }: ShowTypedProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isShown}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-lanme"
      />
      <span>Show what I type</span>
    </label>
  );
}
