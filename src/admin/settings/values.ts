import { settingTexts, type SettingText, type ShopSettings } from '#shared/admin/settings';
import type { Translations } from '#shared/translations';
import { translationValues } from '../translation-values.ts';
import type { Group, TextName } from './groups.ts';

/** Of a group's form. */
export type Values = Partial<Record<TextName | 'password', string>> & {
  translations?: Translations<SettingText> | undefined;
};

export function valuesOf(group: Group, settings: ShopSettings): Values {
  return {
    ...Object.fromEntries(group.fields.map(({ name }) => [name, settings[name]])),
    translations: translationValues(textsOf(group), settings.translations),
  };
}

/** The texts of a group that have translations. */
export function textsOf({ fields }: Group): SettingText[] {
  return settingTexts.filter((text) => fields.some(({ name }) => name === text));
}
