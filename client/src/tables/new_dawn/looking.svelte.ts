/* What is pointed at on the board: a focus card whose reach the map then shows. */

class Looking {
  /** The focus card under the pointer, or with the focus. */
  card = $state<string | null>(null);
}

export const looking = new Looking();
