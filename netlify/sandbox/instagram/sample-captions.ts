/** Captions of studies for sale in three languages; a number may follow the title at '~'. */
export const artworkCaptions = [
  '“Panye Wouj~”\n\nShe carries the whole orchard and never looks down.\n\nOil on canvas, 18 x 24 in, 2026\n$240\n\n#ArtForSale #haitianart',
  '« Le Marché s’éveille~ »\nHuile sur toile, 45×60 cm\nPrix : 280 $\n\nLe premier soleil traverse la poussière de la place.\n\n#ArtForSale #peinture',
  'Tit: Vwal Ble~\nTeknik: akrilik sou twal\nGrandè: 40 x 50 cm\nPri: 195 dola\n\nVan an pote nou lakay.\n\n#ArtForSale #penti',
  'New painting: Before the Storm~ — acrylic on panel, 16" × 20", $210 🌊\n\nThe boats knew before we did.\n\n#ArtForSale',
  'Tanbou Lannwit~ | Acrylic on canvas | 20x20 | $175 USD\n\nThree hands, one heart.\n\n#artforsale',
  '🌺 Petal Study No. 4~ 🌺\n\nOil on linen · 12 × 16 in · $160\n\nTwo strokes of coral and one of patience.\n\n#ArtForSale #hibiscus',
  'À vendre : La Route des Lanternes~, aquarelle sur papier, 30 x 40 cm, 1.150,50 $\n\nChaque fenêtre veille sur quelqu’un.\n\n#ArtForSale',
  'Lalin sou Mòn lan~\n\nNouvo tablo, akrilik sou twal, 50 x 60 cm\nPri 320$ US\n\n#ArtForSale #lalin',
  '“The Flame Tree~” mixed media on burlap, 24 by 30 inches. $1,200.50 with free shipping.\n\nIt blooms when school ends.\n\n#ArtForSale',
  'Kolibri~\n\nHe stopped for exactly as long as a brush needs.\n\nGouache on paper, 9 x 12, $85\n\n#ArtForSale #hummingbird',
  'Vendu ✅\nLa Danse du Feu~\nAcrylique sur toile, 60 x 60 cm, 380 $\n\n#ArtForSale',
  'Blue Upon Blue~. Oil on canvas, 24 x 24. Not priced yet, write me if it speaks to you.\n\n#ArtForSale',
];

/** How a painting comes about. */
export const processCaptions = [
  'The widest brush first\n\nBurnt earth goes on before anything has a name.\n\n#process #studio',
  'Le fusain d’abord\n\nTrois lignes, puis le silence.\n\n#process #atelier',
  'Premye kouch la\n\nMwen kite twal la respire yon nwit antye.\n\n#process #penti',
  'Mixing the night\n\nNo black in it: ultramarine, a little crimson, and time.\n\n#process',
  'Half way\n\nThis is where I always want to stop, and never should.\n\n#process #wip',
];

/** What the paintings grow from. */
export const inspirationCaptions = [
  'Mango season\n\nThree colours that no tube has.\n\n#inspiration #haiti',
  'Le cerf-volant\n\nTout le vent au bout d’un fil.\n\n#inspiration',
  'Lanmè a maten an\n\nLi chante menm lè pa gen moun.\n\n#inspiration #jacmel',
  'Tin roofs after rain\n\nRust is a warm colour when the sun comes back.\n\n#inspiration',
];

/** Pages of the sketchbook. */
export const diaryCaptions = [
  'A week without colour\n\nI drew in charcoal only, to hear what the forms had to say. They said a lot.\n\n#diary',
  'Lettre de Jacmel\n\nLe port sent le sel et la térébenthine. J’ai rempli deux carnets.\n\n#diary',
  'Jounal mwen\n\nJodi a yon timoun mande m poukisa syèl la vyolèt. Mwen di l: gade byen.\n\n#diary',
];

/** Posts that are for Instagram alone. */
export const otherCaptions = [
  'Thank you all for coming on Saturday! ❤️ #opening #haitianart',
  'Bonne fête des mères ! 💐',
  'Mèsi anpil pou tout mesaj yo 🙏🏾',
  '',
  'Frames have arrived, the good kind. $40 well spent. #framing',
];
