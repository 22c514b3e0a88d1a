import type { SampleWords } from './sample-words.ts';

export const french: SampleWords = {
  artworks: {
    'jou-mache': {
      title: 'Jour de marché',
      description:
        'Le jour commence quand on soulève les paniers, et toute la place semble marcher au pas de la femme en rouge. Le soleil du soir traverse la poussière, étire les ombres longues et violettes, et laisse son or sur chaque mangue.',
      technique: 'Acrylique sur toile',
    },
    'bato-anba-loraj': {
      title: 'Bateaux sous l’orage',
      description:
        'Les voiles ont été raccommodées si souvent qu’elles sont devenues les cartes de tous les voyages. L’orage est immense et les bateaux sont petits, mais chaque proue garde son cap le long de cette seule bande de lumière.',
      technique: 'Huile sur toile',
    },
    tanbouye: {
      title: 'Les tambourineurs',
      description:
        'Éclairés d’en bas, ils jouent les yeux fermés, chacun à l’écoute des mains des autres. L’ocre, le rouge et l’indigo tiennent le rythme, et derrière eux la nuit a déjà commencé à danser.',
      technique: 'Acrylique sur toile',
    },
    choublak: {
      title: 'Hibiscus',
      description:
        'Une seule fleur remplit le matin, ses pétales posés en longs traits, du cœur sombre vers le bord. Le colibri s’est arrêté juste le temps qu’il faut à un pinceau.',
      technique: 'Huile sur toile',
    },
    'lannwit-sou-mon-yo': {
      title: 'La nuit sur les mornes',
      description:
        'Derrière chaque fenêtre, quelqu’un veille encore, et la route les relie comme un fil. Bleu sur bleu, les collines s’endorment l’une après l’autre, et la lune est la dernière lampe allumée.',
      technique: 'Acrylique sur toile',
    },
  },
  pages: {
    home: { description: 'Là où l’ingénierie rencontre l’expression créative' },
    artist: { title: 'L’artiste', description: 'Une vie entre deux îles et deux métiers.' },
    process: { title: 'La démarche', description: 'Du premier trait de craie au dernier glacis.' },
    inspirations: { title: 'Les inspirations', description: 'Ce dont naissent les tableaux.' },
    'news & blog': { title: 'Journal', description: 'Pages du carnet de l’artiste.' },
    about: {
      title: 'À propos',
      description:
        'J’ai appris à voir deux fois : d’abord avec l’ingénierie, qui demande ce qui fait tenir une chose, puis avec la peinture, qui demande pourquoi on ne peut pas en détourner le regard.',
    },
    contact: { title: 'Contact' },
    terms: { title: 'Conditions' },
    privacy: { title: 'Confidentialité' },
  },
  sections: {
    about: [
      {
        title: 'Jacmel',
        content:
          'Je suis de Jacmel, sur la côte sud d’Haïti, d’une maison aux volets bleus, au-dessus d’une cour où ma grand-mère vendait des mangues à la douzaine et des conseils à l’heure. Le samedi, la route en contrebas devenait un fleuve de foulards et de paniers. Je la dessinais sur tout ce qui était plat : des reçus, des sacs de ciment, le dos des plans de mon père.\n\nMon père construisait des ponts. Il m’a appris qu’une ligne a un poids, que toute charge doit aller quelque part, et qu’on ne se fie pas à une couleur avant de l’avoir vue sous la pluie.',
        imageAlt:
          'Des femmes portent sur la tête des paniers de mangues et d’oranges à travers une place de marché ensoleillée.',
      },
      {
        title: 'Deux métiers',
        content:
          'À mon tour j’ai choisi l’ingénierie, et pendant douze ans j’ai calculé des toits et des citernes le jour et peint la nuit, la radio allumée et la lampe trop près de la toile. On me demandait lequel des deux était le vrai travail. Je n’ai jamais trouvé la couture. Une composition tient ou tombe comme une charpente : enlevez une pièce, et vous apprenez ce qu’elle portait.\n\nPuis une voisine a acheté un tableau des tambourineurs, l’a emporté sur sa tête et l’a accroché dans sa cuisine. Je l’ai vu là-bas. C’était le mur le mieux éclairé de la maison. La semaine d’après, j’ai débarrassé la table à dessin.',
        imageAlt: 'Trois tambourineurs aux yeux fermés autour d’un feu, la nuit.',
      },
      {
        title: 'Comment je peins aujourd’hui',
        content:
          'Lentement, et depuis le fond. D’abord un fond chaud, puis de grandes plages de couleur, puis des touches qui suivent la forme et rapetissent à mesure qu’elles approchent de ce qui compte. Je laisse voir un peu du fond. Un tableau doit avouer comment il est fait.\n\nLes sujets sont ceux de toujours : le marché, les bateaux, les tambours, le jardin et les mornes la nuit, quand chaque fenêtre éclairée est quelqu’un qui veille encore. Chaque œuvre existe une seule fois. Je la signe, je l’emballe de mes mains, et j’ai toujours un peu de peine à la voir partir.',
        imageAlt: 'Cinq petits voiliers sous de hauts nuages d’orage.',
      },
    ],
    artist: [
      {
        title: 'L’ingénierie',
        content:
          'Douze ans de toits, de citernes et de petits ponts sur la côte sud. De ce temps restent une règle d’acier, le respect de la pesanteur, et l’habitude de dessiner une chose de trois côtés avant d’y croire.',
      },
      {
        title: 'La peinture',
        content:
          'Apprise sans maître, en compagnie de tous ceux qui ont un jour peint un marché de mémoire. L’acrylique quand la couleur doit parler fort, l’huile quand elle doit attendre. Des œuvres sont accrochées dans des cuisines, deux écoles, une clinique et le bureau d’un bac.',
      },
    ],
    process: [
      {
        title: 'La craie',
        content:
          'Le premier dessin est à la craie sur un fond chaud, et presque toujours faux. Il reste une semaine au mur. Ce qui paraît encore juste le dimanche peut garder sa place.',
      },
      {
        title: 'Les plages',
        content:
          'Viennent ensuite les grandes plages de couleur, posées vite, avec une brosse large comme la main. Vu de l’autre bout de la pièce, le tableau doit déjà tenir, sinon aucun détail ne le sauvera.',
      },
      {
        title: 'Les touches',
        content:
          'Puis les touches qui suivent la forme, chaque couche plus fine que la précédente, et jamais partout. Le fond continue de briller là où il ne se passe rien.',
      },
    ],
    inspirations: [
      {
        title: 'La route, le samedi',
        content:
          'La même route est vide six jours par semaine. Le septième, elle porte plus de couleurs que le jardin botanique, et chaque panier est une composition que quelqu’un a équilibrée avant l’aube.',
      },
      {
        title: 'Le temps sur la baie',
        content:
          'Un orage s’annonce en bleu, puis dans un bleu qui n’a pas de nom. Les pêcheurs le lisent à temps. D’ordinaire, qui peint se fait mouiller.',
      },
      {
        title: 'Les fenêtres, la nuit',
        content:
          'De la terrasse, on peut les compter jusqu’au sommeil. Toutes sont du même jaune, et il n’y en a pas deux pareilles.',
      },
    ],
    'news & blog': [
      {
        title: 'Une lettre des Gonaïves',
        content:
          'Une institutrice m’écrit que sa classe a accroché une carte postale des tambourineurs au-dessus du tableau noir, et que celui de gauche s’appelle désormais Ti Jean. Ils demandaient ce qu’il joue. J’ai répondu que j’avais toujours cru à un yanvalou lent, mais que c’est à Ti Jean de décider.',
        imageAlt: 'Des tambourineurs et leurs hauts tambours, la nuit, à la lueur d’un feu.',
      },
      {
        title: 'L’hibiscus a gagné',
        content:
          'Trois matins de suite, c’était trop tard au jardin : la fleur s’était refermée. Le quatrième, le colibri était déjà là, et son regard disait que j’avais dormi.',
        imageAlt: 'Des fleurs d’hibiscus rouges et un colibri.',
      },
      {
        title: 'Bleu, encore',
        content:
          'Sept bleus mélangés pour l’orage, cinq employés. Les deux qui restent sont pour un ciel que je n’ai pas encore rencontré.',
        imageAlt: 'Des voiliers sous de hauts nuages d’orage bleus.',
      },
    ],
    contact: [
      {
        content: `Posez une question sur une œuvre, un paiement, une livraison, ou sur un tableau que vous aimeriez voir naître. Donnez le titre ou le numéro de commande, et vous avez une réponse sous deux jours ouvrables.

E-mail : [studio@atelye.example](mailto:studio@atelye.example)

L’atelier reçoit le samedi, sur rendez-vous.`,
      },
    ],
    terms: [
      {
        content: `## Ce que vous achetez

Chaque tableau est un original et existe une seule fois. Les couleurs d’un écran approchent celles de la toile sans jamais être tout à fait les mêmes.

## Prix et paiement

Les prix sont en dollars US. Vous payez par carte ou par virement bancaire. Le paiement par carte ne réserve rien à l’avance. Une commande par virement réserve son tableau jusqu’à l’heure qu’elle indique ; passé ce délai sans paiement, le tableau est de nouveau libre.

Si deux personnes paient le même tableau, le premier paiement compte, et l’autre personne n’est pas débitée.

## Livraison

Le tableau est emballé à la main et envoyé à l’adresse que vous donnez. Vous recevez un numéro de suivi dès qu’il est en route.

## Si vous changez d’avis

Écrivez dans les quatorze jours qui suivent l’arrivée du tableau. Renvoyez-le dans son emballage d’origine, et le prix vous est remboursé.`,
      },
    ],
    privacy: [
      {
        content: `## Quand vous regardez

Le site ne pose aucun cookie publicitaire et ne compte pas les visites. Votre panier vit dans la page et disparaît quand vous la fermez. Votre navigateur note que vous avez ouvert ici une image, le panier ou le paiement, pour qu’ils s’ouvrent plus vite la fois suivante, et garde ce que vous tapez au paiement jusqu’à ce que vous fermiez la page ; aucun autre site ne peut le lire. Seul un échec de connexion à l’administration de la boutique est noté avec l’adresse réseau d’où il vient.

## Quand vous achetez

Nous gardons votre nom, votre e-mail, l’adresse de livraison et ce que vous avez acheté, car sans eux aucun tableau ne pourrait vous parvenir. Un cookie et une note dans votre navigateur, que seul ce site peut lire, retiennent qu’un tableau vous est réservé.

Les paiements par carte passent par Stripe. Le numéro de votre carte n’atteint jamais ce site.

## Quand vous posez une question

Nous gardons votre question, votre nom et votre e-mail pour y répondre, un an au plus.

## Vos droits

Demandez ce que nous savons de vous, faites-le corriger, ou faites-le effacer dès que la loi ne nous oblige plus à le garder. [Écrivez-nous](/fr/contact).`,
      },
    ],
  },
};
