import { useCallback, useState } from "react";

const defaultWidth = 480;

/** The width in pixels of the chart that gets the ref, so that its words have the same size at every width. */
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
