import { getEntry } from 'astro:content';
import { settingTexts, type PageSettings, type SettingText } from '#shared/admin/settings';
import type { Language } from '#shared/language';
import { inLanguage, type Langs } from '#shared/translations';
import { findContent } from './content-pages.ts';

export async function findSiteSettings(
  language: Language = 'en',
): Promise<PageSettings & { langs: Langs<SettingText> }> {
  const entry = await getEntry('settings', 'shop');
  if (!entry) throw new Error('The settings are not loaded');
  return inLanguage(entry.data as PageSettings, settingTexts, language);
}

/** Returns the painter's name, which is the title of the home page (rule 40), else the shop's name. */
export async function findPainter(): Promise<string> {
  const { title } = await findContent('home');
  return title || findShopName();
}

/** Returns the shop's name, else the title of the home page, else the shop's address. */
export async function findShopName(): Promise<string> {
  const [{ shopName }, home] = await Promise.all([findSiteSettings(), findContent('home')]);
  return shopName || home.title || new URL(import.meta.env.SITE).host;
}

/** Returns name and lines of the address; empty if both are unset. */
export async function findSeller(): Promise<string[]> {
  const { sellerName, sellerAddress } = await findSiteSettings();
  return [sellerName, ...sellerAddress.split('\n')].map((line) => line.trim()).filter(Boolean);
}
