import { BATCH_1 } from "./batch-1";
import { BATCH_10 } from "./batch-10";
import { BATCH_11 } from "./batch-11";
import { BATCH_12 } from "./batch-12";
import { BATCH_13 } from "./batch-13";
import { BATCH_14 } from "./batch-14";
import { BATCH_15 } from "./batch-15";
import { BATCH_16 } from "./batch-16";
import { BATCH_2 } from "./batch-2";
import { BATCH_3 } from "./batch-3";
import { BATCH_4 } from "./batch-4";
import { BATCH_5 } from "./batch-5";
import { BATCH_6 } from "./batch-6";
import { BATCH_7 } from "./batch-7";
import { BATCH_8 } from "./batch-8";
import { BATCH_9 } from "./batch-9";

/** All batches in the order in which they were written. */
export const BATCHES = [
  BATCH_1,
  BATCH_2,
  BATCH_3,
  BATCH_4,
  BATCH_5,
  BATCH_6,
  BATCH_7,
  BATCH_8,
  BATCH_9,
  BATCH_10,
  BATCH_11,
  BATCH_12,
  BATCH_13,
  BATCH_14,
  BATCH_15,
  BATCH_16,
] as const;
