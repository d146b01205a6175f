/* What can be scrolled can be reached with the keyboard; what cannot is no stop on the way. */

import type { Attachment } from "svelte/attachments";

export const scrollable: Attachment<HTMLElement> = (element) => {
  function settle(): void {
    const scrolls = element.scrollHeight > element.clientHeight + 1;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }
  settle();
  const sizes = new ResizeObserver(settle);
  sizes.observe(element);
  const changes = new MutationObserver(settle);
  changes.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
