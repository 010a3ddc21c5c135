import type { ReviewText } from './review-text.ts';

export const kidsReviews: readonly ReviewText[] = [
  ['lt', 5, 'Vaikas nenori vilktis nieko kito.', 'true'],
  ['lt', 5, 'Skalbiame kas antrą dieną, spalva tokia pati.', 'true'],
  ['lt', 4, 'Imkite dydžiu didesnį, tiks ilgiau.', 'small'],
  ['lt', 4, 'Minkšta, etiketė nebraižo kaklo.', 'true'],
  ['lt', 5, 'Darželį atlaiko, nė viena siūlė neiširo.', 'true'],
  ['lt', 3, 'Gražu, bet dėmės išsiskalbia ne iš pirmo karto.'],
  ['lt', 5, 'Po sesės atiteko broliui, dar dėvės ir trečias.', 'true'],
  ['lt', 2, 'Po pirmo skalbimo susitraukė visu dydžiu.', 'small'],
  ['en', 5, 'Soft, no scratchy label.', 'true'],
  ['en', 4, 'Washes well. We sized up and it will last until spring.', 'small'],
  ['en', 5, 'The only one he puts on himself.', 'true'],
  ['en', 4, 'Good fabric, cut generously.', 'large'],
  ['ru', 5, 'Мягкая ткань, швы не натирают.', 'true'],
  ['ru', 4, 'Взяли на вырост, сидит хорошо.', 'large'],
  ['ru', 5, 'Садик выдерживает, пятна отстирываются.', 'true'],
  ['ru', 3, 'Хорошо, но цвет темнее, чем на фото.'],
];
