import type { ProductGroup } from '../../product.ts';
import { womenAthletic } from './athletic.ts';
import { womenBags } from './bags.ts';
import { womenBelts } from './belts.ts';
import { womenBoots } from './boots.ts';
import { womenCoats } from './coats.ts';
import { womenDresses } from './dresses.ts';
import { womenFlats } from './flats.ts';
import { womenGloves } from './gloves.ts';
import { womenHats } from './hats.ts';
import { womenHeels } from './heels.ts';
import { womenJackets } from './jackets.ts';
import { womenJeans } from './jeans.ts';
import { womenJewelry } from './jewelry.ts';
import { womenKnitwear } from './knitwear.ts';
import { womenLoafers } from './loafers.ts';
import { womenPumps } from './pumps.ts';
import { womenSandals } from './sandals.ts';
import { womenScarves } from './scarves.ts';
import { womenSkirts } from './skirts.ts';
import { womenSneakers } from './sneakers.ts';
import { womenSuits } from './suits.ts';
import { womenSunglasses } from './sunglasses.ts';
import { womenSwimwear } from './swimwear.ts';
import { womenTShirts } from './t-shirts.ts';
import { womenTops } from './tops.ts';
import { womenTraining } from './training.ts';
import { womenTrousers } from './trousers.ts';
import { womenUnderwear } from './underwear.ts';
import { womenWatches } from './watches.ts';

/** The women's groups. A new file is added here. */
export const womenGroups: readonly ProductGroup[] = [
  womenAthletic,
  womenBags,
  womenBelts,
  womenBoots,
  womenCoats,
  womenDresses,
  womenFlats,
  womenGloves,
  womenHats,
  womenHeels,
  womenJackets,
  womenJeans,
  womenJewelry,
  womenKnitwear,
  womenLoafers,
  womenPumps,
  womenSandals,
  womenScarves,
  womenSkirts,
  womenSneakers,
  womenSuits,
  womenSunglasses,
  womenSwimwear,
  womenTShirts,
  womenTops,
  womenTraining,
  womenTrousers,
  womenUnderwear,
  womenWatches,
];
