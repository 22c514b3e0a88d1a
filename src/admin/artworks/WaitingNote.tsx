import type { ReactElement } from 'react';
import type { AdminArtwork } from '#shared/artwork';
import { pictureUrl } from '#shared/pictures/picture';
import type { WidthStep } from '#shared/pictures/variants';
import { Action } from '../ui/Action.tsx';
import { answerQuestion } from './artworks-store.ts';

const pictureWidth: WidthStep = 160;

type WaitingNoteProps = {
  artwork: AdminArtwork;
  artworks: AdminArtwork[];
};

/** Shows why a synced artwork is hidden, and asks for the painter's answer (rules 75 and 76). */
export function WaitingNote({ artwork, artworks }: WaitingNoteProps) {
  const { waits } = artwork;
  if (!waits) return null;
  return (
    <div className="grid gap-3 border-l-2 border-t border-l-lanme bg-twal px-4 py-3">
      {waits.why === 'same' && (
        <SameQuestion
          artwork={artwork}
          knownWorks={waits.as.flatMap((id) => artworks.find((work) => work.id === id) ?? [])}
        />
      )}
      {waits.why === 'unsure' && (
        <p>
          <span>{waits.words}</span> <span>Type its price, or show it without one.</span>
        </p>
      )}
      {waits.why === 'look' && <p>New from Instagram: it waits for your look.</p>}
    </div>
  );
}

type SameQuestionProps = Pick<WaitingNoteProps, 'artwork'> & {
  knownWorks: AdminArtwork[];
};

function SameQuestion({ artwork, knownWorks }: SameQuestionProps) {
  const { instagramPostUrl } = artwork;
  const post =
    knownWorks.length > 0 ? 'names a work that you have.' : 'names a work that is deleted since.';
  return (
    <>
      <p>
        {instagramPostUrl ? (
          <a href={instagramPostUrl} className={linkStyle}>
            This post
          </a>
        ) : (
          <span>This post</span>
        )}{' '}
        <span>{post}</span> <strong className="font-medium">Is it the same painting?</strong>
      </p>
      {knownWorks.map((work) => (
        <KnownWork key={work.id} artwork={work}>
          <Action
            label="The same painting"
            labelEnd={` as ${work.title}`}
            run={() => answerQuestion(artwork, { answer: 'same', as: work.id })}
          />
        </KnownWork>
      ))}
      <Action
        label="Another painting"
        labelEnd={knownWorks.map((work) => ` than ${work.title}`).join()}
        run={() => answerQuestion(artwork, { answer: 'other' })}
      />
    </>
  );
}

const linkStyle = 'underline decoration-lanme underline-offset-4 hover:text-lanme';

type KnownWorkProps = { artwork: AdminArtwork; children: ReactElement };

function KnownWork({ artwork, children }: KnownWorkProps) {
  const { title, slug, imageUrl, imageAlt, imageWidth, imageHeight, isHidden, state } = artwork;
  const words = isHidden ? 'Hidden' : state === 'sold' ? 'Sold' : null;
  return (
    <div className="flex items-start gap-3">
      <img
        src={pictureUrl(imageUrl, pictureWidth, 'webp')}
        alt={imageAlt}
        width={imageWidth}
        height={imageHeight}
        loading="lazy"
        className="h-auto w-20 shrink-0 object-contain"
      />
      <div className="grid min-w-0 justify-items-start gap-2">
        <p className="font-display">
          {isHidden ? (
            <em>{title}</em>
          ) : (
            <a href={`/art/${slug}`} className={linkStyle}>
              <em>{title}</em>
            </a>
          )}
          {words && <span className="font-sans text-sm text-sann"> {words}</span>}
        </p>
        {children}
      </div>
    </div>
  );
}
