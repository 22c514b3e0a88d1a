import * as z from 'zod';

/** Body of PATCH /api/admin/settings; an absent field is unchanged. */
export const settingsInput = z.object({ offersTransfer: z.boolean().optional() });
export type SettingsInput = z.infer<typeof settingsInput>;

/** Answer of GET and PATCH /api/admin/settings. `version` grows with every edit. */
export type ShopSettings = { version: number; offersTransfer: boolean };
