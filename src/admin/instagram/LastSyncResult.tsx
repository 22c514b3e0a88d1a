import type { SkipReason, SyncResult } from '#shared/instagram';
import { postCountText, skipReasonTexts } from './sync-texts.ts';

export function LastSyncResult({ result }: { result: SyncResult }) {
  const { seen, taken, added, changed, hidden, waiting, notes } = result;
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
        {`Looked at ${postCountText(seen)}: ${taken} in the shop${news.length > 0 ? ` (${news.join(', ')})` : ', nothing new'}.`}
      </p>
      {waiting > 0 && (
        <p>
          <a
            href="/admin/artworks?show=waiting"
            className="inline-flex min-h-11 items-center font-medium underline decoration-lanme underline-offset-4 hover:text-lanme"
          >
            {waiting === 1 ? '1 work waits for you' : `${waiting} works wait for you`}
          </a>
        </p>
      )}
      {skipped.length > 0 && (
        <ul aria-label="Left out" className="mt-1 text-sann">
          {skipped.map(([reason, count]) => (
            <li key={reason}>{`${postCountText(count)} ${skipReasonTexts[reason]}`}</li>
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
