import { loadOwnWallWords } from '../../words/own-wall-words.ts';
import { OwnWallDialog } from './OwnWallDialog.tsx';

export async function load() {
  await loadOwnWallWords();
  return OwnWallDialog;
}
