import type { Availability } from '#shared/availability';
import type { DiaryEntry } from '#shared/journal';
import { get } from './call.ts';

export const listDiary = () => get<DiaryEntry[]>('/api/diary');
export const getAvailability = () => get<Availability>('/api/availability');
