import type { ReactElement } from 'react';
import { ArtworkFigures } from './ArtworkFigures.tsx';
import { BackupReminder } from './BackupReminder.tsx';
import { FirstCards } from './FirstCards.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { PublishingFigures } from './PublishingFigures.tsx';
import { SyncFigures } from './SyncFigures.tsx';
import { Untranslated } from './Untranslated.tsx';

const links = [
  { href: '/admin/setup', words: 'Setup: what is connected, and what is missing' },
  { href: '/admin/backup', words: 'Backup: the whole shop in one file' },
];

/** Shows the dashboard as one island, because each island has a script of its own. */
export function Dashboard() {
  return (
    <>
      <FirstCards />
      <BackupReminder />
      <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <LinkedCard title="Recent Orders" href="/admin/orders">
          <OrderFigures />
        </LinkedCard>
        <div className="grid gap-6 md:row-span-2">
          <LinkedCard title="Artwork Management" href="/admin/artworks">
            <ArtworkFigures />
          </LinkedCard>
          <LinkedCard title="Content Management" href="/admin/content">
            <PublishingFigures />
          </LinkedCard>
          <LinkedCard title="Instagram Sync" href="/admin/instagram-settings">
            <SyncFigures />
          </LinkedCard>
        </div>
        <div>
          <ul>
            {links.map(({ href, words }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center underline decoration-lanme underline-offset-4 hover:text-lanme"
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
          <Untranslated />
        </div>
      </div>
    </>
  );
}

type LinkedCardProps = { title: string; href: string; children: ReactElement };

function LinkedCard({ title, href, children }: LinkedCardProps) {
  return (
    <section className="border bg-mi p-6">
      <h2 className="mb-4 font-display text-xl">
        <a
          href={href}
          className="flex min-h-11 items-center justify-between gap-4 underline decoration-transparent underline-offset-4 hover:decoration-lanme"
        >
          <span>{title}</span>
          <span aria-hidden>→</span>
        </a>
      </h2>
      {children}
    </section>
  );
}
