import type { ProductGroup } from '../../product.ts';
import { menAthletic } from './athletic.ts';
import { menBags } from './bags.ts';
import { menBelts } from './belts.ts';
import { menBoots } from './boots.ts';
import { menCasualShoes } from './casual-shoes.ts';
import { menCoats } from './coats.ts';
import { menCufflinks } from './cufflinks.ts';
import { menDressShoes } from './dress-shoes.ts';
import { menHats } from './hats.ts';
import { menHoodies } from './hoodies.ts';
import { menJackets } from './jackets.ts';
import { menJeans } from './jeans.ts';
import { menLoafers } from './loafers.ts';
import { menOxfords } from './oxfords.ts';
import { menSandals } from './sandals.ts';
import { menShirts } from './shirts.ts';
import { menSneakers } from './sneakers.ts';
import { menSuits } from './suits.ts';
import { menSunglasses } from './sunglasses.ts';
import { menSwimwear } from './swimwear.ts';
import { menTShirts } from './t-shirts.ts';
import { menTies } from './ties.ts';
import { menTraining } from './training.ts';
import { menTrousers } from './trousers.ts';
import { menUnderwear } from './underwear.ts';
import { menWallets } from './wallets.ts';
import { menWatches } from './watches.ts';

/** Men’s products, one group a subcategory. */
export const menGroups: readonly ProductGroup[] = [
  menAthletic,
  menBags,
  menBelts,
  menBoots,
  menCasualShoes,
  menCoats,
  menCufflinks,
  menDressShoes,
  menHats,
  menHoodies,
  menJackets,
  menJeans,
  menLoafers,
  menOxfords,
  menSandals,
  menShirts,
  menSneakers,
  menSuits,
  menSunglasses,
  menSwimwear,
  menTShirts,
  menTies,
  menTraining,
  menTrousers,
  menUnderwear,
  menWallets,
  menWatches,
];
