import {
  type ContentPage,
  type PageContent,
  type Section,
  type SectionInput,
} from '#shared/content';
import { keepTranslations } from '#shared/translations';
import { HttpError, requireSameForm, requireVersion } from '../../errors.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { recordActivity } from '../admin/activity.ts';
import { takePicture } from '../artworks/pictures.ts';
import { emptyPages, findPage, pageKeyOf, pageRecord } from '../pages.ts';
import { publishWhenQuiet } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';

export type ContentEdit = {
  id: string;
  content: PageContent;
  version: number | null;
  /** The same for each repetition of one edit. */
  saveKey: string;
  editor: string;
};
export type EditedPage = { page: ContentPage; publish: () => Promise<void> };

/** Stores an edit, once; `publish` asks for a build once the typing pauses. Throws 404, 409, 412. */
export async function updateContentPage(edit: ContentEdit): Promise<EditedPage> {
  const empty = emptyPages.find(({ id }) => id === edit.id);
  if (!empty) throw unknownPage();
  const current = (await findPage(edit.id)) ?? empty;
  requireNewest(current, edit);
  const sections = await withPictures(edit.content.sections, current.content.sections);
  const page = await upsertJson(pageKeyOf(edit), pageRecord, (stored) => {
    const before = stored ?? empty;
    requireNewest(before, edit);
    const content = withTranslations({ ...edit.content, sections }, before.content);
    if (before.saveKey === edit.saveKey) {
      requireSameForm(before.content, content, `an edit of ‘${before.pageName}’`);
      return null;
    }
    return { ...before, content, version: before.version + 1, saveKey: edit.saveKey };
  });
  if (!page) throw unknownPage();
  const name = page.content.title || page.pageName;
  await recordActivity(edit.editor, `Page '${name}' edited`, `page-${edit.id}`);
  const isNewest = async () => (await findPage(edit.id))?.version === page.version;
  return { page, publish: await publishWhenQuiet(snapshots.diary, isNewest) };
}

/** Throws 412 for an older version, but not for the same save again, which names the version before itself. */
function requireNewest(page: ContentPage, { saveKey, version }: ContentEdit): void {
  if (page.saveKey !== saveKey) requireVersion(page.version, version);
}

function withTranslations(
  sent: ContentPage['content'],
  stored: ContentPage['content'],
): ContentPage['content'] {
  const sections = sent.sections.map((section) =>
    keepTranslations(
      section,
      stored.sections.find(({ id }) => id === section.id),
    ),
  );
  return { ...keepTranslations(sent, stored), sections };
}

async function withPictures(sections: SectionInput[], stored: Section[]): Promise<Section[]> {
  return Promise.all(sections.map((section) => withPicture(section, stored)));
}

async function withPicture(section: SectionInput, stored: Section[]): Promise<Section> {
  const { imageUrl, ...words } = section;
  if (!imageUrl) return words;
  const storedSection = stored.find(
    (candidate) => candidate.imageUrl === imageUrl || candidate.imageSource === imageUrl,
  );
  if (storedSection) return { ...words, ...pictureOf(storedSection) };
  const { url, width, height } = await takePicture(imageUrl);
  const imageSource = url === imageUrl ? undefined : imageUrl;
  return { ...words, imageUrl: url, imageWidth: width, imageHeight: height, imageSource };
}

function pictureOf({ imageUrl, imageWidth, imageHeight, imageSource }: Section) {
  return { imageUrl, imageWidth, imageHeight, imageSource };
}

function unknownPage(): HttpError {
  return new HttpError(404, 'There is no such page any more. Reload to see what is there.');
}
