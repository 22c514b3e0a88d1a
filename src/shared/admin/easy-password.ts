export const easyPassword =
  'This password is one of the first that is tried. A few words of your own are better';

/** What is tried first, in the languages of the shop. */
const words = [
  'password passwort passe pass word motdepasse contrasena secret login letmein changeme',
  'welcome bienvenue bonjour hello admin administrator root user guest test demo master',
  'iloveyou loveyou love jetaime mamour soleil sunshine doudou chouchou loulou princess princesse',
  'dragon monkey football baseball superman batman chocolat marseille jesus haiti ayiti',
  'atelye studio artist painter gallery shop abc',
].flatMap((line) => line.split(' '));

const keyboard = [
  'qwertyuiop asdfghjkl zxcvbnm azertyuiop qsdfghjklm wxcvbn qwertzuiop',
  '1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc4rfv5tgb q1w2e3r4t5y6 147258369 741852963 102030405060',
].flatMap((line) => line.split(' '));
const shortestWalk = 4;
const shortestRun = 3;

const fewestPieces = 6;

const looksLike: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/** Returns whether a password is a few of these pieces: a word of the list or of `own`, a walk over the keyboard, a run, a single sign. */
export function isEasyToGuess(password: string, own: string[] = []): boolean {
  const typed = password.toLowerCase();
  const read = typed.replace(/./gu, (sign) => looksLike[sign] ?? sign);
  const knownWords = [...words, ...own.map((word) => word.toLowerCase()).filter(Boolean)];
  let pieces = 0;
  for (let at = 0; at < typed.length && pieces < fewestPieces; pieces++) {
    const lengths = knownWords
      .filter((word) => read.startsWith(word, at))
      .map(({ length }) => length);
    at += Math.max(1, walkFrom(typed, at), runFrom(typed, at), ...lengths);
  }
  return pieces < fewestPieces;
}

function walkFrom(text: string, at: number): number {
  const isWalk = (length: number) => {
    const part = text.slice(at, at + length);
    const back = [...part].reverse().join('');
    return (
      part.length === length && keyboard.some((row) => row.includes(part) || row.includes(back))
    );
  };
  let length = shortestWalk;
  while (isWalk(length)) length++;
  return length > shortestWalk ? length - 1 : 0;
}

/** Returns the length of a run like 'aaaa', 'abcd' or '9876', or 0. */
function runFrom(text: string, at: number): number {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at);
  if (!(Math.abs(step) <= 1)) return 0;
  let end = at + 1;
  while (text.charCodeAt(end + 1) - text.charCodeAt(end) === step) end++;
  const length = end - at + 1;
  return length >= shortestRun ? length : 0;
}
