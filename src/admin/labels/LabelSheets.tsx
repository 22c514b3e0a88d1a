import type { CSSProperties } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { Label } from './Label.tsx';
import { labelSizes, sheetSizes, splitBySheet, type LabelSize, type SheetSize } from './sheets.ts';

export type LabelChoice = { sheet: SheetSize; size: LabelSize; hasPrice: boolean };
type LabelSheetsProps = LabelChoice & { artworks: AdminArtwork[]; site: string };

/** Shows the sheets as they are printed. Their styles are in src/pages/admin/labels.astro. */
export function LabelSheets({ artworks, site, sheet, size, hasPrice }: LabelSheetsProps) {
  const page = sheetSizes[sheet];
  const { columns, rows, width, height, text } = labelSizes[size];
  const measures: Record<string, string | number> = {
    '--sheet-width': page.width,
    '--sheet-height': page.height,
    '--label-width': width,
    '--label-height': height,
    '--label-text': text,
    '--columns': columns,
    '--rows': rows,
  };
  return (
    <div className="label-sheets" style={measures as CSSProperties}>
      <style>{`@page { size: ${sheet}; margin: 0 }`}</style>
      {splitBySheet(artworks, size).map((sheetArtworks, index) => (
        <section
          key={sheetArtworks[0]!.id}
          aria-label={`Sheet ${index + 1}`}
          className={`label-sheet label-${size}`}
        >
          {sheetArtworks.map((artwork) => (
            <Label key={artwork.id} artwork={artwork} site={site} hasPrice={hasPrice} />
          ))}
        </section>
      ))}
    </div>
  );
}
