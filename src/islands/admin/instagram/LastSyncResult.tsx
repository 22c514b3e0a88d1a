import type { SkipReason, SyncResult } from '#shared/instagram';
import { postCountText, skipReasonTexts } from './sync-texts.ts';

export function LastSyncResult({ result }: { result: SyncResult }) {
  const { seen, taken, added, changed, hidden, notes } = result;
  const skipped = Object.entries(result.skipped) as [SkipReason, number][];
  const news = [
    added > 0 && `${added} new`,
    changed > 0 && `${changed} changed`,
    hidden > 0 && `${hidden} hidden`,
  ].filter(Boolean);
  return (
    <section aria-label="Last result" className="mt-6 text-sm">
      <h3 className="text-base font-medium">Last result</h3>
      <p className="mt-1">
        Looked at {postCountText(seen)}: {taken} in the shop
        {news.length > 0 ? ` (${news.join(', ')})` : ', nothing new'}.
      </p>
      {skipped.length > 0 && (
        <ul aria-label="Left out" className="mt-1 text-sann">
          {skipped.map(([reason, count]) => (
            <li key={reason}>
              {postCountText(count)} {skipReasonTexts[reason]}
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul aria-label="Notes" className="mt-3 border-l-2 border-lanme pl-4">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
