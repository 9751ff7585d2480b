"use strict";
// The figures under the pointer, lines that can be switched off, and a click that leads to the move.
const told = document.getElementById("told");

function at(points, number) {
  let figure = null;
  for (const [since, value] of points) {
    if (since > number) break;
    figure = value;
  }
  return figure;
}

function tell(event, number, lines) {
  const heading = document.createElement("p");
  const move = document.getElementById(`move-${number}`);
  heading.textContent = `${number}. ${move?.querySelector("div span")?.textContent ?? ""}`;
  const rows = lines
    .map((line) => ({ ...line, figure: at(line.points, number) }))
    .filter((line) => line.figure !== null)
    .sort((one, other) => other.figure - one.figure)
    .map((line) => {
      const row = document.createElement("div");
      const name = document.createElement("span");
      const swatch = document.createElement("i");
      swatch.className = "swatch";
      swatch.style.background = line.color;
      name.append(swatch, line.name);
      row.append(name, String(line.figure));
      return row;
    });
  told.replaceChildren(heading, ...rows);
  told.hidden = false;
  const left = event.clientX + 16 + told.offsetWidth > innerWidth ? event.clientX - told.offsetWidth - 16 : event.clientX + 16;
  told.style.left = `${Math.max(4, left)}px`;
  told.style.top = `${Math.min(event.clientY + 12, innerHeight - told.offsetHeight - 8)}px`;
}

for (const figure of document.querySelectorAll("figure")) {
  const svg = figure.querySelector("svg");
  const pointer = svg.querySelector(".pointer");
  const data = JSON.parse(figure.querySelector("script").textContent);
  const off = new Set();
  let pointed = 0;

  const numberAt = (event) => {
    const box = svg.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * data.width;
    const number = Math.round(((x - data.left) / (data.right - data.left)) * data.last);
    return Math.max(0, Math.min(data.last, number));
  };
  const point = (event) => {
    pointed = numberAt(event);
    const x = data.left + ((data.right - data.left) * pointed) / Math.max(1, data.last);
    pointer.setAttribute("transform", `translate(${x} 0)`);
    pointer.setAttribute("visibility", "visible");
    tell(event, pointed, data.lines.filter((_, index) => !off.has(index)));
  };
  svg.addEventListener("pointermove", point);
  svg.addEventListener("pointerdown", point);
  svg.addEventListener("pointerleave", () => {
    pointer.setAttribute("visibility", "hidden");
    told.hidden = true;
  });
  // A click has whole pixels, a pointer parts of them: the move that was told is the one that is meant.
  svg.addEventListener("click", () => {
    if (document.getElementById(`move-${pointed}`)) location.hash = `move-${pointed}`;
  });
  for (const button of figure.querySelectorAll(".legend button")) {
    button.addEventListener("click", () => {
      const index = Number(button.dataset.line);
      const isOff = !off.delete(index);
      if (isOff) off.add(index);
      button.setAttribute("aria-pressed", String(!isOff));
      for (const part of svg.querySelectorAll(`[data-line="${index}"]`)) part.classList.toggle("off", isOff);
    });
  }
}
