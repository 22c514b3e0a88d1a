import {
  contentPageSchema,
  type ContentPage,
  type PageContent,
  type Section,
  type SectionInput,
} from '#shared/content';
import { HttpError, requireVersion } from '../../errors.ts';
import { listJson } from '../../ports/blobs/lists.ts';
import { readJson, updateJson } from '../../ports/blobs/records.ts';
import { recordActivity } from '../admin/activity.ts';
import { takePicture } from '../artworks/pictures.ts';
import { publishWhenQuiet } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';

export async function listContentPages(): Promise<ContentPage[]> {
  return [...(await listJson('content/', contentPageSchema)).values()];
}

export type ContentEdit = {
  id: string;
  content: PageContent;
  version: number | null;
  editor: string;
};
export type EditedPage = { page: ContentPage; publish: () => Promise<void> };

/** Stores an edit; `publish` asks for a build once the typing pauses. Throws 404, 412. */
export async function updateContentPage(edit: ContentEdit): Promise<EditedPage> {
  const key = `content/${edit.id}`;
  const current = await readJson(key, contentPageSchema);
  if (!current) throw unknownPage();
  requireVersion(current.version, edit.version);
  const sections = await withPictures(edit.content.sections, current.content.sections);
  const page = await updateJson(key, contentPageSchema, (now) => {
    requireVersion(now.version, edit.version);
    return { ...now, content: { ...edit.content, sections }, version: now.version + 1 };
  });
  if (!page) throw unknownPage();
  await recordActivity(edit.editor, `Page '${page.content.title}' edited`, `page-${edit.id}`);
  const isNewest = async () => (await readJson(key, contentPageSchema))?.version === page.version;
  return { page, publish: await publishWhenQuiet(snapshots.diary, isNewest) };
}

async function withPictures(sections: SectionInput[], stored: Section[]): Promise<Section[]> {
  return Promise.all(sections.map((section) => withPicture(section, stored)));
}

async function withPicture(section: SectionInput, stored: Section[]): Promise<Section> {
  const { imageUrl, ...words } = section;
  if (!imageUrl) return words;
  const known = stored.find((one) => one.imageUrl === imageUrl || one.imageSource === imageUrl);
  if (known) return { ...words, ...pictureOf(known) };
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
