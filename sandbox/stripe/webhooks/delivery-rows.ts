export interface Attempt {
  /** ISO time. */
  readonly at: string;
  /** HTTP status of the receiver, or null when there was no answer. */
  readonly status: number | null;
  readonly error: string | null;
  /** The beginning of the receiver's answer. */
  readonly answer: string;
  readonly milliseconds: number;
}

/** How far the telling of one event has come. */
export interface Delivery {
  readonly eventId: string;
  readonly state: 'waiting' | 'delivered' | 'given_up';
  readonly attempts: readonly Attempt[];
  /** Milliseconds since 1970 of the next attempt; null when none is planned. */
  readonly nextAt: number | null;
}

export interface DeliverySettings {
  /** Every event is sent twice, side by side. */
  readonly double: boolean;
  /** Events are held back a moment and sent newest first. */
  readonly shuffle: boolean;
  /** Seconds between an event and its first attempt. */
  readonly delaySeconds: number;
  /** Nothing is sent; events wait. */
  readonly paused: boolean;
}

export const defaultDeliverySettings: DeliverySettings = {
  double: false,
  shuffle: false,
  delaySeconds: 0,
  paused: false,
};
