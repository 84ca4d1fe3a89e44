import { useCallback, useState } from "react";

const defaultWidth = 480;

/** The chart's width in pixels. Charts are drawn at this width, so that their text keeps its size. */
export function useChartWidth() {
  const [width, setWidth] = useState(defaultWidth);
  const ref = useCallback((chart: SVGSVGElement | null) => {
    if (chart === null || !("ResizeObserver" in window)) return;
    const measure = () => setWidth(Math.round(chart.getBoundingClientRect().width) || defaultWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(chart);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}
