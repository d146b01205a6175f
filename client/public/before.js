/* Before the first paint: the colours and motion that were chosen here. `src/settings/` reads the same entry. */
try {
  const { theme, motion, language } = JSON.parse(localStorage.getItem("epoka.settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (motion === "full" || motion === "reduced") document.documentElement.dataset.motion = motion;
  if (language === "en" || language === "pl") document.documentElement.lang = language;
} catch {
  // Nothing was chosen, or this browser keeps nothing: the defaults will do.
}
